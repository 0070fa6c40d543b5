/** What Redis does in one step, in Lua. Times are those of its own clock, which all processes share. */

const NOW = `local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000`;

/** KEYS: a bucket. ARGV: burst, tokens a second, cost. A refusal changes nothing, so nothing is written. */
export const TAKE = `${NOW}
local burst, perSecond, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local tokens = burst
local found = redis.call('GET', KEYS[1])
if found then
  local left, at = string.match(found, '^(%S+) (%S+)$')
  tokens = math.min(burst, tonumber(left) + math.max(0, now - tonumber(at)) / 1000 * perSecond)
end
if tokens < cost then return {0, string.format('%.9f', tokens)} end
tokens = tokens - cost
local lasts = math.ceil((burst - tokens) / perSecond * 1000) + 1000
redis.call('SET', KEYS[1], string.format('%.9f %.3f', tokens, now), 'PX', string.format('%d', lasts))
return {1, string.format('%.9f', tokens)}`;

/** KEYS: counts. ARGV: amount, how long they last, the most of each. Gives the place of one that is full, from 1, or 0 and what they are. */
export const COUNT = `for i = 1, #KEYS do
  if tonumber(redis.call('GET', KEYS[i]) or '0') + tonumber(ARGV[1]) > tonumber(ARGV[2 + i]) then return {i} end
end
local values = {0}
for i = 1, #KEYS do
  values[i + 1] = redis.call('INCRBY', KEYS[i], ARGV[1])
  redis.call('PEXPIRE', KEYS[i], ARGV[2])
end
return values`;

/** KEYS: counts. ARGV: amount, how long they last. */
export const CHANGE = `for i = 1, #KEYS do
  redis.call('INCRBY', KEYS[i], ARGV[1])
  redis.call('PEXPIRE', KEYS[i], ARGV[2])
end`;

/** KEYS: about the journal, its group. ARGV: id, most of the group, writer, how long group and journal last, the group's name. */
export const OPEN = `${NOW}
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
if redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[2], string.format('%d', now + tonumber(ARGV[4])), ARGV[1])
redis.call('PEXPIRE', KEYS[2], ARGV[4])
redis.call('HSET', KEYS[1], 'writer', ARGV[3], 'group', ARGV[6])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
return 1`;

/**
 * KEYS: about the journal, its group, its entries. ARGV: id, writer, entries before, 1 at its end, how long it lasts, the
 * channel of who waits for more, the group's name, texts.
 */
export const APPEND = `local ended = redis.call('HGET', KEYS[1], 'ended')
if ended and ended ~= ARGV[2] then return -1 end
local length, from = redis.call('LLEN', KEYS[3]), tonumber(ARGV[3])
if length < from then return length end
for i = 8 + length - from, #ARGV do
  redis.call('RPUSH', KEYS[3], string.format('%d ', i - 7 + from) .. ARGV[i])
end
redis.call('HSET', KEYS[1], 'writer', ARGV[2], 'group', ARGV[7])
if ARGV[4] == '1' then
  redis.call('HSET', KEYS[1], 'ended', ARGV[2])
  redis.call('ZREM', KEYS[2], ARGV[1])
end
redis.call('PEXPIRE', KEYS[1], ARGV[5])
redis.call('PEXPIRE', KEYS[3], ARGV[5])
redis.call('PUBLISH', ARGV[6], '')
return from + #ARGV - 7`;

/** KEYS: entries. ARGV: place from 1, text. */
export const REPLACE = `local place = tonumber(ARGV[1])
if redis.call('LLEN', KEYS[1]) < place then return 0 end
redis.call('LSET', KEYS[1], place - 1, ARGV[1] .. ' ' .. ARGV[2])
return 1`;

/** KEYS: about the journal, entries. ARGV: last entry seen. */
export const READ = `local about = redis.call('HMGET', KEYS[1], 'writer', 'group', 'ended')
if not about[1] then return {} end
local entries = redis.call('LRANGE', KEYS[2], ARGV[1], -1)
if #entries == 0 then entries = redis.call('LRANGE', KEYS[2], -1, -1) end
return {about[1], about[2], about[3] or '', entries}`;

/** KEYS: about the journal, its group, its entries. ARGV: id, who ends it, gap, how long it lasts, channel, text. */
export const END = `if redis.call('EXISTS', KEYS[1]) == 0 or redis.call('HGET', KEYS[1], 'ended') then return 0 end
local id = redis.call('LLEN', KEYS[3]) + 1 + tonumber(ARGV[3])
redis.call('RPUSH', KEYS[3], string.format('%d ', id) .. ARGV[6])
redis.call('HSET', KEYS[1], 'ended', ARGV[2])
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
redis.call('PEXPIRE', KEYS[3], ARGV[4])
redis.call('PUBLISH', ARGV[5], '')
return 1`;

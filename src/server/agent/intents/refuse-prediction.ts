import { defineIntent } from './define-intent.ts';

export default defineIntent({
  id: 'refuse.prediction',
  title: 'Say that this cannot be known',
  needs: [],
  phrases: [
    'what is a good coin to invest in',
    'which token should i put my money in',
    'what will {token} be worth in {n}',
    'how high will {token} go',
    'where will the price be next month',
    'is {token} going to pump',
    'should i hold {token}',
    'best coin to buy now',
    'price target for {token}',
    'will {token} go up',
    'will it pump',
    'should i buy {token}',
    'should i sell my {token}',
    'price prediction for {token}',
    'what will the price be tomorrow',
    'is it a good investment',
    'is {token} a good buy',
    'when moon',
    'will sol reach a new high',
    'which token will pump next',
    'give me a 100x coin',
    'what should i invest in',
    'is now a good time to buy',
    'forecast for {token} next week',
    'is {token} going to zero',
    'recommend me a coin',
    'how much will {token} be worth next year',
    'are we in a bull market',
    'financial advice please',
  ],
  cues: [
    [/\b(?:should i|shall i|would you) (?:buy|sell|hold|invest|ape|swap|stake|short|long)\b/, 0.6],
    [
      /\b(?:will|going to|gonna)\b.*\b(?:pump|dump|moon|rise|fall|go (?:up|down)|reach|hit|crash|recover|be worth|double)\b/,
      0.6,
    ],
    [
      /\bpredict\w*|\bforecast\w*|\bprice target\b|\b\d+x\b|\bfinancial advice\b|\bgood (?:buy|investment)\b/,
      0.5,
    ],
  ],
  plan: () => [],
  write(writer) {
    writer.line`Nobody can know that, and I give no advice on buying or selling. I can tell what has happened: prices, volume, holders and who may mint or freeze a token.`;
    writer.suggest('Which tokens moved most today?', 'Show the newest tokens', 'How is the network doing?');
  },
});

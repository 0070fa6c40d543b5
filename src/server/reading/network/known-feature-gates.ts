/**
 * Feature gates known here: address, SIMD numbers (`-` for none), title. What is active is read from the chain.
 *
 * Sources: agave `feature-set/src/lib.rs` up to 4.4, firedancer `feature_map.json` (August 2026), the front
 * matter of solana-improvement-documents, and solana-foundation/explorer `feature-gates.json`. Where a gate
 * was given a new key before it was active anywhere, the earlier one is marked so.
 */
const LINES = `
iBRLjhJnkmDZgNoZRDMW11d8ZV7HvsL3vAyRjZB5npW 0525 Reduce Slot Time to 200ms
iBRLMc81UjRa8fn8A6eE8bJTnRbgQoPTynM51akENCV 0525 Reduce Slot Time to 250ms
iBRLL3k18HST852F1Mf3Lv83waTNQmmqvKDxvYGwQFL 0525 Reduce Slot Time to 300ms
iBRL5RuWhw4yqaAZu96RUULHckHTZAoe2b77qaV38JZ 0525 Reduce Slot Time to 350ms
s512oDwgx8hjMnaQjXfqqrZroVj4HvC6TkN3iSSWXCh 0512 SHA512 Syscall
B8JJXCy5amZyWG9r7EnUYLwzXSXTxG7GZ1qZ1qggo83g 0500 Disable deployment of SBPF v0, v1 and v2 programs
STk5Xj8hdAx3sTzmtJ3QysKkq6X2A3yj73JtxttiRyk 0490 Upgrade BPF Stake Program to v5.0.0
VoteAccount1nitia1izeV211111111111111111111 0464 Vote Account Initialize V2
7VgiehxNxu53KdxgLspGQY8myE6f7UokaWa4jsGcaSz 0460 Virtual Address Space Adjustments
EDGMC5kxFxGk4ixsNkGt8bW7QL5hDMXnbwaZvYMwNfzF 0459 Syscall Parameter Address Restrictions
2GCrNXbzmt4xrwdcKS2RdsLzsgu4V5zHAemW57pcHT6a 0458 Simple votes lose their static cost
ptr9umikaeAS7ZBBp2fsfRhie16F1V2jCKA2y6gXNAK 0449 Direct Account Pointers in Program Input
ptrXWLkSDMZZmZN8GAT6W5yW4EvYByfw6cRRHbXwQNS 0449 Direct Account Pointers in Program Input (earlier key)
rexav5eNTUSNT1K2N7cfRjnthwhcP5BC25v2tA4rW4h 0444 Relax program data account check in migration
rnt8ZQpz2HYhX3DkYBDGjJS1a36mYq69oXka7JrhEdi 0438 Set lamports per byte back to 6960
5AqsUgSb6cgLizSaNiFn3o9XB7VUtKDtDZfcKEjEDmni 0438 Set lamports per byte back to 6960 (earlier key)
rntD7invRBswCAdKtRsh1G4psKjrPdS3BKqtnA78C7N 0437 Set lamports per byte to 1322
GsUBNYNDPdMLHPD37TToHzrzcNcjpC9w5n1EcJk5iTaM 0437 Set lamports per byte to 1322 (earlier key)
rntCigrTppP5JdZz7K8TyN9sMzLdAcXp8SejYpVpX6D 0437 Set lamports per byte to 2575
Ftxb3ZKq7aNqgxDBbP7EonvR2RszZk9ctjdsTX38kQaz 0437 Set lamports per byte to 2575 (earlier key)
61BtM7BkDEE8Yq5fskEVAQT9mYA8qCejJWoLe5apqg81 0437 Set lamports per byte to 5080
4a6f7o7iTcA8hRDCrPLkSatnt5Ykxiu36wo5p1Tt12wC 0437 Set lamports per byte to 6333
rntTjNZ9boq8owDxjGVFHPfWNQPDaKiM5JcjxmDGg47 0437 Set lamports per byte to 696
mZdnRh9T2EbDNvqKjkCR3bvo5c816tJaojtE9Xs7iuY 0437 Set lamports per byte to 696 (earlier key)
EhisBfVtGvEA8bVCVN5VMaYEaX6iTfoUrmcDi8LY7Kxy 0433 Loader V3 sets program data to the length of the ELF
YbbRLkvenrocjGPGyoQE4wjnvYzTgfsk38NFmcYK7a5 0431 Loader V3 minimum extend program size
6aHuNsUmwSzCEMjrBzBCYaxHAyAcQBjVES92JigHBDuC 0406 Maximum instruction accounts
BY4JhHLahVzS9ynfDz4exzGPbVXhFmJvEyMWsXbDBqME 0392 Relaxation of post-execution min_balance check
s51VGwCAgebo2745DSUris72RavoLkXGUmVJosESCXr 0391 Upgrade BPF Stake Program to v5.1.0 (fixed-point warmup/cooldown)
b1sgUiJ3qu7hYm3tNDyyqZNQd6gLGJmJppnLNa93PCQ 0388 BLS12-381 syscalls
AnAP9zPV4KL7czAPQbFhpDKV2tx7g4UGNbK9wvXwjaRo 0387 BLS Pubkey Management in Vote Account
2uxQgtKa2ECHGs67Zdj7dgmzn2w9HiqhdcedwCWfYzzq 0387 BLS Pubkey Management in Vote Account (earlier key)
txv1aq4pp281K9um3tnPgkfX8UqtFT6wcVW3hNezGLL 0385 Transactions of version 1
a1penGLz8Vm2QHYB3JPefBiU4BY3Z6JkW2k3Scw5GWP 0384,0326 Alpenglow migration (earlier key)
5cC3foj77CWun58pC51ebHFUWavHWKarWyR5UUik7dnC 0178,0189,0377 Enables deployment and execution of SBPFv3 programs
poUdAqRXXsNmfqAZ6UqpjbeYgwBygbfQLEvWSqVhSnb 0359 Poseidon Syscall - Enforce Input Length
VAT9huvhPjRN9cyrPytq9rwvEJ3J4ADtjdncgZRyANJ 0357 Alpenglow validator admission ticket
VATtb1DepUwdPh5bFVasdtkbeDNsftZSRzr2aKpKWJA 0357 Alpenglow validator admission ticket (earlier key)
vcmrw431aNM8ngQ46derkZXipoTGQdbHkEygBDh12dA 0340 Encompassing check for validate chained block ID
vcmrbYbiMVKaq1snKP6eCacNDcr6qZvpCNUjmk6gxvZ 0340 Validate chained block id
vbiddkDHTSHSvL8B21AetWvTBLxxUZ1FmU6DFjztyRn 0340 Validate chained block id (earlier key)
H6iVbVaDZgDphcPbcZwc5LoznMPWQfnJ1AM7L1xzqvt5 0339 Increase CPI Account Infos Limit
disCA4efguFL6Wqa4pGdG7jpjC7C5uiKzKnhEBqchBe 0337 Fast leader handover: discard unexpected data-complete shreds
FastLeaderHandover11111111111111111111111111 0337 Markers for Alpenglow Fast Leader Handover
8MhfKhoZEoiySpVe248bDkisyEcBA7JQLyUS94xoTSqN 0337 Markers for Alpenglow Fast Leader Handover, DATA_COMPLETE_SHRED placement rules (earlier key)
dcomRRWHXP1FVWPqi9Mm4oxJhF4ehC795SvAtUdA9os 0337 Markers for Alpenglow Fast Leader Handover, DATA_COMPLETE_SHRED placement rules (earlier key)
shredXP8xLjJWp1AWh3gAFsFn4GSH1vohhCMDHw5koU 0337 Markers for Alpenglow Fast Leader Handover, DATA_COMPLETE_SHRED placement rules (earlier key)
bnYzodLwmybj7e1HAe98yZrdJTd7we69eMMLgCXqKZm 0334 Fix alt_bn128_pairing Syscall Length Check
CHaChatUnR3s6cPyPMMGNJa3VdQQ8PNH2JqdD4LpCKnB 0332 Reduce ChaCha rounds for Turbine from 20 to 8
A1pengvuM6JEcyNuTnMqepBKhwHE3N6PmUrdATGawhJS 0326 Alpenglow: new consensus
5xXZc66h4UdB6Yq7FzdBxBiRAFMMScMLwHxk2QZDaNZL 0321 Instruction Data Pointer in VM Register 2
fixfecLZYMfkGzwq6NJA11Yw6KYztzXiK9QcL3K78in 0317 Enforce 32 data + 32 coding shreds
5KLGJSASDVxKPjLCDWNtnABLpZjsQSrYZ8HKwcEdAMC8 0313 Drop unchained Merkle shreds
6sPDzwyARRExKH52LECxcGoqziH8G7SZofwuxi8Ja331 0312 CreateAccountAllowPrefund
htsptAwi2yRoZH83SKaUXykeZGtZHgxkS2QwW1pssR8 0306 Increase Account Limit to 40% of Block CU
bn1hKNURMGQaQoEVxahcEAcqiX3NwRs6hgKKNSLeKxH 0302 Add alt_bn128 G2 syscalls
Eg7tXEwMZzS98xaZ1YHUbdRHsaYZiCsSaR6sKgxreoaj 0291 Commission rate in basis points
FEEXbxUuKobtrt1qNK5pjtzbPQhsppBTrNNG74xu4mai 0290 Relax Fee Payer Constraint
P1BCUMpAC7V2GRBRiJCNUgpMyWZhoqt3LKo712ePqsz 0286 Raise Block Limits to 100M CU
bn2oPgpkzQPT3tohMaAsMVGjhDmmDa4jCaVPqCFmtxM 0284 Add little-endian compatibility for alt_bn128
6TkHkRmP7JZy1fdM6fg5uXn76wChQBWGokHBJzrLB3mj 0268 Raise CPI Nesting Limit
RENtePQcDLrAbxAsP3k8dwVcnNYQ466hi2uKvALjnXx 0267 Sets rent_epoch to a constant in the VM
ptokFjwyJtrwCa9Kgo9xoDS59V4QccBGEaRFnRPnSdP 0266 Efficient Token program
6oMCUgfY6BzZ6jwB681J6ju5Bh6CjVXbd7NeWYqiXBSu 0256 Raise Block Limits to 60M CU
76dHtohc2s5dR3ahJyBxs7eJJVipFkaPdih9CLgTTb4B 0249 Delay Commission Updates
7VVhpg5oAjAmnmz1zCcSHb2Z9ecZB2FQqpnEwReka9Zm 0242 Static Nonce Account Only
3HcSrCTGXTUnrTueHi4DAwNuMxZSsm5xui2Ax3mgxHqf 0232 Custom Commission Collector
LTdLt9Ycbyoipz5fLysCi1NnDnASsZfmJLJXts5ZxZz 0223 Removes Accounts Delta Hash
bn2puAyxUx6JUabAxYdKdJ5QHbNNmKw8dCGuGCyRrFN 0222 Fix alt_bn128_multiplication input length
LTsNAP8h1voEVVToMNBNqoiNQex4aqfUrbFhRH3mSQ2 0220 Snapshots use Accounts Lattice Hash
GJVDwRkUPNdk9QaK4VsU4g1N41QNxhy1hevjf8kz45Mq 0219 Stricter VM verification constraints (earlier key)
LTHasHQX6661DaDD4S6A2TFi6QBuiwXKv66fB1obfHq 0215 Accounts Lattice Hash
5oMCU3JPaFLr8Zr4ct7yFA7jdk6Mw1RmB8K4u9ZbS42z 0207 Raise Block Limits to 50M CUs
sProgVaNWkYdP2eTRAy1CPrgb3b9p8yXCASrPEqo6VJ 0204 Enable slashable event verification
6M4oQ6eXneVhtLoiAr4yRYQY43eVLjrKbiDZDJc892yk 0196 Migrate stake program to Core BPF
rent6iVy6PDoViPBeJ6k5EJQrkj62h7DPyLbWGHwjrC 0194 Deprecate rent exemption threshold
PaymEPK2oqwT9TXAVfadjztH2H6KfLEB9Hhd5Q5frvP 0191 Charge fees for transactions that fail to load
LTDSzjZKFJMKHYpNycG1FrWwGGTaFFwqEFjB5GGLNVD 0186 Define fee-only semantics
DeS7sR48ZcFTUmt5FFEVDr1v1bh73aAbZiZq3SYr8Eh8 0186 Loaded Transaction Data Size Specification
Gx4XFcrVMt4HUvPzTpTSVkdDVgcDSjKhDN1RqRS6KDuZ 0185 Vote Account V4
CGB2jM8pwZkeeiXQ66kBMyBR6Np61mggL7XUsmLjVcrw 0183 Skip rent writes
B7H2caeia4ZFcpE3QcgMqbiWiBtWrdBRBSJ1DY6Ktxbq 0182 Consume requested CUs for sBPF failures
5JsG4NWH8Jbrqdd8uL6BNwnyZK3dQSoieRXG5vmofj9y 0180 Use Vote Account Address To Key Leader Schedule
2B2SBNbUcr438LtGXNcJNBP2GBSxjx81F945SdSkUSfC 0175 Disable partitioned rent collection
F6UVKh1ujTEFK3en2SyAL3cdVnqko1FVEXWhmdLRu6WP 0173,0174 Enables deployment and execution of SBPFv2 programs
C9oAhLxDBm3ssWtJx1yBGzPY55r2rArHmN1pbQn6HogH 0170 Reserve minimal CUs for builtins
LoaderV4WasAbandoned11111111111111111111111 0167 Loader V4 (abandoned)
JE86WkYvTrzW8HgNmrHY7dFYpCmSptUpKupbo2AdQ9cG 0166 Dynamic stack frames
HcW8ZjBezYYgvcbxNJwqv1t484Y2556qJsfNDWvJGZRH 0163 Lift CPI Caller Restriction
FXs1zh47QbNnhXcnB6YiAQoJ4sGB91tKF3UFHLcKT7PM 0162 Remove accounts executable flag checks
FfgtauHUWKeXTzjXkua9Px4tNGBFHKZ9WaigM5VbbzFx 0162 Remove accounts executable flag checks (earlier key)
64ixypL1HPu8WtJhNSMb9mSgfFaJvsANuRkTbHyuLfnx 0160 Static Instruction Limit
9ypxGLzkMxi89eDerRKXWDXe44UY2z4hBig4mDhNq5Dp 0159 Relax Precompile Failure Constraint
zkhiy5oLowR7HY4zogXjCjeMXyruLqBwSWH21qcFtnv 0153 Enable ZK ElGamal Proof program
ed9tNscbWLYBooxWA7FE2B5KHWs8A6sxfY8EzezEcoo 0152 Strict verification in the Ed25519 precompile
7bTK6Jis8Xpfrs8ZoUfiMDPazTcdPcTWheZFJTA5Z6X4 0148 MoveStake and MoveLamports
2Fr57nzzkLYXW695UdDxDeR5fhnZWSttZeZYemrnpGFV 0140 Migrate config program to Core BPF
tSynMCspg4xFiCj1v3TDb4c7crMR5tSBhLz4sF7rrNA 0138 Add TowerSync instruction
6Uf8S75PVh91MYgPQSHnjRAPQq6an5BDv9vomrCwDqLe 0138 Deprecate unused legacy vote tx plumbing
FuS3FPfJDKSNot99ECLXtp3rueq36hMNStJkPJwWodLh 0137 Fail transactions when ed25519 precompile receives invalid curve
FKe75t4LXxGaQnVHdUKM6DSFifVVraGZ8LyNo7oPwy1Z 0133 GetEpochStake
JDn5q3GBeqzvUa7z67BbmVHVdE3EbUAjvFep3weR3jxX 0129 Alt_BN128 Syscalls - Simplified Error Code
C97eKZygrkU4JxJsZdjgbUY7iQR7rKTr4NyDWo2E5pRm 0128 Address Lookup Table to Core BPF
CLCoTADvV64PSrnR6QXty6Fwrt9Xc6EdxSJE4wLRePjq 0127 Enable sol_get_sysvar
7MYx95UBiJufqnumyN7HfskJ9vKdcGMmhreVguqrE97K 0123 Block Revenue Sharing
PERzQrt5gBD1XEe2c9XdFWqwgHY3mr7cYWbm5V772V8 0118 Partitioned Epoch Rewards with snapshot fix
8U4skmMVnF6k2kMvrWbQuRUT3qQSiTYpSjqmhmgfthZu 0105 Add new unwritable reserved accounts
3opE3EzAKnUftUDURkzMgwpNgimBAypW1mNDYH4x4Zg7 0096 Reward full priority fee to validators
7WeS1vfPRgeeoXArLh7879YcB9mgE9ktjPDtajXeWfXn 0093 Disable Bpf loader V2 program deployment
4eohviozzEeivk1y9UbrnekbAFMDQyJz5JjA9Y6gyvky 0089 Programify Feature Gate
prpFrMtgNmzaNzkPJg9o753fVvbHKqNrNTm76foJ2wm 0085 Additional Fee-Collector Constraints
CJzY83ggJHqPGDq8VisV3U91jDJLuEaALZooBrXtnnLU 0084 Disable rent fees collection
4WeHX6QoXCCwqbSFgi6dxnB6QsPo6YApaNTH7P4MLQ99 0083 Relax intrabatch account locks
decoMktMcnmiq6t3u7g5BfgcQu91nKZr6RvMYf9z1Jb 0079 Allow commission decreases at any time
srremy31J5Y25FrAApwVb9kZcfXbusYMMsvTK9aWv5q 0075 Enable secp256r1 precompile
5TuppMutoyzhUSfuYdhgzD47F92GL1g89KpCZQKqedxP 0049 Syscall for remaining compute units
HooKD5NC9QNxk25QuzCssB8ecrEzGt6eXEPBUxWp1LaR 0047 Enable last restart slot sysvar/syscall
tvcF6b1TRz353zKuhBjinZkKzjmihXmBAHJdjNYw1sQ 0033 Timely vote credits
CR3dVN2Yoo95Y96kLSTaziWDAQT2MNEpiWh5cqVq2pNE - Account Data Direct Mapping
SVn36yVApPLYsa8koK3qUcy14zXDnqkNYWyUh1f4oK1 - Account hash ignore slot
4d5AKtxoh93Dwm1vHXUU3iRATuMndx1c431KgT2td52r - Add compute budget program
St8k9dVXP97xT6faW24YmRSYConLbhsMJA4TJTBLmMT - Add get minimum delegation instruction to stake program
CFK1hRCNy8JJuAAY8Pb2GjLFNdCThS2qwZNe3izzBMgn - Add get processed sibling instruction syscall
98std1NSHqXi9WYvFShfVepRdCoq1qvsp8fsR2XZtG8g - Add set compute unit price instruction
G6vbf1UBok8MWb8m25ex86aoQHeKTzDKzuZADHkShqm6 - Add set transaction loaded accounts data size instruction
Ds87KVeqhbv7Jw8W6avsS1mqz3Mw5J3pRTpPoDQ2QdiJ - Add shred type to shred seed
Ff8b1fBeB86q8cjq47ZhsQLgv5EkHu3G1C99zjUfAzrq - Allow votes to directly update vote state
Vo5siZ442SaZBKPXNocthiXysNviW4UYPwRFggmbgAp - Bank transaction count fix
Ffswd3egL3tccB6Rv3XY6oqfdzn913vUcjCSnpvCKpfx - Better error codes for transaction lamport check
HTW2pSyErTj4BV6KBM9NZ9VBUJVxt7sacNWcf76wtzb3 - BLAKE3 syscall enabled
AjX3A4Nv2rzUuATEUWLP4rrBaBropyUnHxEvFDj1dKbx - BPF account data direct mapping
9gxu85LYRAcZL38We8MYJ4A9AwgBBPtVBAqebMcT1241 - Cap accounts data allocations per transaction
capRxUrBjNkkCpjrJxPGfPaWijB7q3JoDfsWXAnt46r - Cap accounts data len
qywiJyZmqTKspFg2LeuUHqcA5nNvBgobqb9UprywS9N - Cap accounts data size per block
9k5ijzTbYPtjzu8wj2ErH9v45xecHzQ1x4PMYMMxFgdM - Cap BPF program instruction accounts
DdLwVYuvDz26JohmgSbA7mjpJFgX5zP2dkp8qsF2C33V - Cap transaction accounts data size
chaie9S2zVfuxJKNRGkyTDokLwWxx6kD2ZLsqQHaDD8 - Chained merkle conflict duplicate proofs
3ccR6QpxGYsAbWyfevEtBNGfWV4xBffxRj2tD6A9i39F - Check init vote data
nWBqjr3gpETbiaVj3CBJ3HFC5TMdnJDGt21hnvSTvVZ - Check physical overlapping
GmC19j9qLn2RFk5NduX6QXaDhVpGncVVBzyM8e9WMz2F - Check slice translation size
3uRVPBpyEJRo1emLCrq38eLRFGcu6uKSpUXqGvU8T7SZ - Check syscall outputs do not overlap
5Pecy6ie6XGm22pc9d4P9W5c31BugcFBuy6hsP2zkETv - Checked arithmetic in fee validation
Bj2jmUsM2iRhfdLLDSTkhM5UQRQvQHm57HSmPibPtEyu - Clean up delegation errors
noRuG2kzACwgaY7TVmLRnUNPLKNVQE1fb7X55YWBehp - Commission updates only allowed in first half of epoch
86HpNqzutEZwLcPxS6EHDcMNYWk6ikhteg9un7Y2PBKE - Compact vote state updates
6YsBCejwK96GZCkJ6mkZ4b68oP63z2PLoQmWjC7ggTqZ - Consume blockstore duplicate proofs
BUS12ciZ5gCoFafUHWW8qaFMMtwFQGVxjsDheWLdqBE2 - Credits auto rewind
eca6zf6JJRjQsYYPkBHF3N32MTzur4n2WL4QiiacPCL - Curve25519 restrict msm length
7rcw5UtqgDTBBv2EcynNfYckgdAaH1MAsCjKgXMkN7Ri - Curve25519 syscall enabled
8kEuAshXLsgkUEdcFVLqrjCGGHVWFW99ZZpxvAzzMtBp - Dedupe config program signers
J2QdYx8crLbTVK8nur1jeLsmc3krDbfjoxoea2V1Uy5Q - Default units per instruction
GmuBvtFb2aHfSfMXpuFeWZGHyDeCLPS79s48fmCWCfM5 - Delay visibility of program deployment
3E3jV7v9VcdJL8iYZUMax9DiDno8j7EWUVbhm9RtShj2 - Demote program write locks
k6uR1J9VtKJnTukBV2Eo15BEy434MBg8bT6hHQgmU8v - Deprecate executable meta update in BPF loader
depVvnQ2UysGrhwdiwU42tCadZL8GcBb1i2GYhMopQv - Deprecate legacy vote instructions
GaBtBJvmS4Arjj5W1NmFcyvPjsHN38UGYDq2MDwbs9Qu - Deprecate rewards sysvar
EQUMpNFr7Nacb1sva56xn1aLfBxppEoSBH8RRVdkcD1x - Disable account loader special case
3XgNukcZWf9o3HdA3fpJbm94XFc4qpvTXc8h1wxYwiPi - Disable BPF deprecated load instructions
4yuaYAj2jGMGTh1sSmi4G2eFscsDq8qjugJXZoBN6YEa - Disable BPF unresolved symbols at runtime
4UDcAfQ6EcA6bdcadkeHpkarkhZGJ7Bpq7wTAiRMjkoi - Disable builtin loader ownership chains
B9cdB55u4jQsDNsdTK525yE9dmSc5Ga7YBaBrDFvEhM9 - Disable CPI setting executable and rent epoch
79HWsX9rpnnJBPcdNURVqygpMAfxdrAirzAGAVmf92im - Disable deploy of alloc free syscall
GTUMCZ8LTNxVfxdrw7ZsDFTxXb7TutYkzJnFwinpE6dg - Disable deprecated loader
2jXx2yDmGysmBKfKYNgLj2DQyAQv6mMk2BPh4eSbyB4H - Disable fee calculator
JAN1trEUEtZjgXYzNBYHU9DYd7GnThhXfFP7SzPXkPsG - Disable fees sysvar
DTVTkmw3JSofd8CJVJte8PXEbxNQ2yZijvVr3pe2APPj - Disable rehash for rent epoch
turbnbNRp22nwZCmgVVXFSshz7H7V23zMzQgA46YpmQ - Disable turbine fanout experiments
zkdoVwnSFnSLtGJG7irJPEYUpmb4i7sGMGcnN6T9rnC - Disable ZK elgamal proof program
75m6ysz33AfLA5DDEzWM1obBrnPQRSsdVQ2nRmc8Vuu1 - Do support realloc
55oikhjJ2LUi1xdgJ17ueRyHFURZEw32asT3iAKfh7gg - Double disinflation rate
GV49KKQdBNaiv2pgqhS2Dy3GWYJGXMTVYbYkdk91orRy - Drop legacy shreds
84zy5N23Q9vTZuLc9h1HWUtyM9yCFV2SCmyP9W9C3yHZ - Drop merkle shreds
4Di3y24QFLt5QEUPZtbnjyfQKfm6ZMTfa6Dw1psfoMKU - Drop redundant turbine path
6ppMXNYLhVd7GcsZ5uV11wQEW7spppiMVfqQv5SXhDpX - Ed25519 program enabled
EJJewYSddEEtSZHiqugnvhQHiWyZKjkFDQASd7oKSagn - Enable alt BN128 compression syscall
A16q37opZdQMCbe5qJ6xpBB9usykfv8jZaMkxvZQi4GJ - Enable alt BN128 syscall
expH2ppKPW2ANEdEmAjfhSEcnBQJfmoX4FjuNpe9ttg - Enable big mod exp syscall
8Zs9W7D9MpSEtUWSQdGniZk2cNmV22y6FLJwCx53asme - Enable BPF loader extend program instruction
5x3825XS7M2A3Ekbn5VGGkvFoAg5qrRWkTrY4bARP1GL - Enable BPF loader set authority checked instruction
7uZBkJXJ1HkuP6R3MJfZs7mLwymBcDbKdqbF51ZWLier - Enable chained Merkle shreds
4EJQtF2pkRyawwcTVfQutzq4Sa5hRhibF6QAK1QXhtEX - Enable durable nonce
7Vced912WrRnfjaiKRiNBcbuFw7RrnLv3E3z95Y4GTNc - Enable early verification of account modifications
ExtendProgCheckedWi11BeDe1eted11111111111111 - Enable extend program checked
FL9RsQA6TVUoh5xJQ9d936RHSebA1NLQqe3Zv9sXZRpr - Enable poseidon syscall
J4HFT8usBxpcF63y46t1upYobJgChmKyZPm5uTBRg25Z - Enable program redeployment cooldown
Hr1nUA9b7NJ6eChS26o7Vi8gYYDDwWD3YeBfzJkTbU86 - Enable request heap frame instruction
turbRpTzBzDU6PJmWvRTbcJXXGxUs19CvQamUrRD9bN - Enable turbine extended fanout experiments
D31EFnLgdiysi84Woo3of4JMu7VmasUS3Z7j9HYXCeLY - Enable turbine fanout experiments
zkiTNuzBKxrCLMKehzuQeKZyLtX2yvFcEKMML8nExU8 - Enable ZK proof from account
zkNLP7EQALfC1TYeB3biDU7akDckj8iPkvh9y2Mt2K3 - Enable ZK transfer with fee
turbzzBJLGMJJikLvgCCJu9e1hTmfxwarrbLndYAsK5 - Enforce correct proof size
5GpmAKxaGsWWbPp4bNXFLJxZVvG92ctxf7jQnzTQjF3n - Epoch accounts hash
8199Q2gMD2kwgfopK5qqVWuDbegLgpuFUFHCcUJQDN8b - Error on syscall / bpf function hash collisions
EMX9Q7TVFAmQ9V1CggAkhMzhXSg8ECp7fHrWQX2G1chf - Evict invalid stakes cache entries
7GUcYgq4tVtaqNCKT3dho9r4665Qp5TxCZ27Qgjx3829 - Executables incur CPI data cost
GE7fRxmW46K6EmCD9AMZSbnaJ2e3LfqCZzdHi9hmYAgi - Filter stake delegation accounts
3gtZPqvPpsbXZVCx6hceMfWxtsmrjMzmg8C7PLKSxS2d - Filter votes outside slot hashes
6iyggb5MTcsvdcugX7bEKbHV8c6jdLbpHwkncrgLMhfo - Fix recent blockhashes
36PRUK2Dz6HWYdG9SpjeAsF5F3KxnFCakA2BZMbtMhSb - Fixed memcpy nonoverlapping check
7XRJcS5Ud5vxGB54JbK9N2vBZVwnwdBNeJW1ibRgD9gx - Full inflation enable
DT4n6ABDqs6w4bnfwrXT9rsprcPf6cdDga1egctaPkLC - Full inflation on devnet and testnet
BzBBveUDymEYoYzcMWNQCx3cd4jQs7puaVFHLtsbB6fm - Full inflation vote
2R72wpcQ7qV7aTJWUumdn8u5wmmTyXbK7qzEy7YSAgyY - Include account index in rent error
EaQpmC6GtRssaZ3PCUM5YksGqUdMLeZ46BQXYtHYakDS - Include loaded accounts data size in fee calculation
9LZdXeKGeBV6hRLdxS1rHbHoEUsKqesCC2ZAPTPKJAbK - Increase transaction account lock limit
25vqsfjk7Nv1prsQJmA4Xu1bN61s8LXCBGUPp8Rfy1UF - Incremental snapshot only incremental hash calculation
dupPajaLy2SSn8ko42aZz4mHANDNrLe8Nw8VQgFecLa - Index erasure conflict duplicate proofs
H3kBSaKdeiUsyHmeHqjJYNc27jesXZ6zWj3zWkowQbkV - Instructions sysvar owned by sysvar
HyNQzc7TMNmRhpVHXqDGjpsHzeQie82mDQXSF9hj7nAH - Keep merkle shreds
E8MkiWZNNPGU6n55jkGzyj8ghUmjCHRmDFdYYFYHxWhQ - Leave nonce on success
DhsYfRjxfnh2g7HKJYSzT79r74Afa1wbHkAgHndrA1oy - Libsecp256k1 0 5 upgrade enabled
8aXvSuopd1PUj7UhehfXJRg6619RHp8ZvwTyyJHdUYsj - Libsecp256k1 fail on bad count
54KAoNiUERNoWWUhTWWwXgym94gzoXFVnHyQwPA18V9A - Libsecp256k1 fail on bad count2
GQALDaC48fEhZGWRj9iL5Q889emJKcj3aCvHF7VCbbF4 - Limit max instruction trace length
7g9EUwj4j7CS21Yx1wvgWLjSZeh5aPq8x9kpoPwXM8n8 - Limit secp256k1 recovery id
GDH5TVdbTPUpRnXaRyQqiKUa7uZAbZ28Q2N9bhbKoMLm - Loosen CPI size restriction
CBkDroRDqm8HwHe6ak9cguPjUomrASEkfmxEaZ5CNNxz - Max transaction account locks
21AWDosvp3pBamFW91KB35pNoaoZVTM7ess8nr2nt53B - Merge nonce error into system error
mrkPjRg79B2oK2ZLgd7S3AfEJaX9B6gAF3H9aEykRUS - Merkle conflict duplicate proofs
74CoWuBmt3rUVUrCb2JiSTvh6nXyBWUsK4SaMj3CtE3T - Move serialized len ptr in CPI
8pgXCMNXC8qyEFypuwpXyRxLXZdpM4Qo72gJ6k87A6wL - Native programs consume compute units
4kpdyrcj5jS47CZb2oJGfVxjYbsMm2Kx97gFyZrxxwXz - No overflow rent distribution
3u3Er5Vc2jVcwz4xr2GJeSAXT3fAj6ADHZ4BJMZiScFd - Nonce must be advanceable
HxrEu1gXuH7iD3Puua1ohd5n4iUKJyFNtNxk9DVJkvgr - Nonce must be authorized
BiCU7M5w8ZCMykVSyhZ7Q3m2SWoR2qrEQ86ERcDX77ME - Nonce must be writable
FNKCMBzYUdjhHyPdsKG2LSmdzH8TCHXn3ytj8RNBS4nG - Notify state machine of duplicate proofs
CpkdQmspsaZZ8FVAouQTtTWZkc8eeQ7V3uj7dWz543rZ - On load preserve rent epoch for rent exempt accounts
265hPS8k8xJ37ot82KEgjRunsUp5w4n4Q4VwwiN9i9ps - Optimize epoch boundary updates
4RWNif6C2WCNiKVW7otP4G7dkmkHGyKQWRpuZ1pxKU5m - Pico inflation
HH3MUYReL2BvqqA3oEcAa7txju5GY6G4nxJ51zvsEjEZ - Preserve rent epoch for rent exempt accounts
4ApgRX3ud6p7LNMJmsuaAcZY5HWctGPr5obAsjB3A54d - Prevent calling precompiles as programs
812kqX67odAp5NFwM8D2N24cku7WTm9CHUTFUXaDkWPn - Prevent crediting accounts that end rent paying
Fab5oP3DmsLYCiQZXdjyqT3ukFFPrsmqhXU4WU1AWVVF - Prevent rent paying rent recipients
8GdovDzVwWU5edz2G697bbB7GZjrUc6aQZLWyNNAtHdg - Programify feature gate program
DpJREPyuMZ5nDfU6H3WTqSqUFSXAfw8u7xqmWtEwJDcP - Quick bail on panic
zkexuyPRdyTVbZqEAREueqL2xvvoBhRgth9xGSc1tMN - Re-enables zk-elgamal-proof program
3aJdcZqxoLpSBxgeYGjPwaYS1zzcByxUDqJkbzWAH1Zb - Record instruction in transaction context push
EBeznQDjcPG8491sFsKZYBi5S5jTVXMpAKNDJMQPS2kq - Reduce required deploy balance
GwtDQBghCTBgmX2cpEGNPxTEBUTQRaDMGTr5qychdGMj - Reduce stake warmup cooldown
3NKRSwpySNwD3TvP5pHnRmkAQRsdkXWRr1WaQh8p4PWX - Reject callx r10
9kdtFSrXHQg3hKkbXkQ6trJ3Ja1xpJ22CTFSNAciEwmL - Reject empty instruction without program
7txXZZD6Um59YoLMF7XUNimbMjsqsWhc7g2EniiTrmp1 - Reject non rent exempt vote withdraws
ALBk3EWdeAg2WAGf6GPDUf1nynyNqCdEVmgouG7rpuCj - Reject vote account close unless zero credit epoch
FKAcEvNgSY79RpqsPNUV5gDyumopH4cEHqUxyfm8b8Ap - Relax authority signer check for lookup table creation
2HmTkCj9tXuPE4ueHzdD7jPeMf9JGCoZh5AsyoATiWEe - Remove BPF loader incorrect program id
A8xyMHZovGXFkorFqEmVH2PKGLiBip5JD7jt4zsUWo4H - Remove congestion multiplier from fee calculation
EfhYd3SafzGT472tYQDUc4dPd2xdEfKs5fwkowUgVt4W - Remove deprecated request unit instruction
RMsTKfD6hZnBhhNvgGBeKNrqCNkeoP3DYYxNtcuWtRg - Remove inactive stakes
HTTgmruMYRZEntyL3EdCDdnS6e4D5wRq1FA7kQsb66qq - Remove native loader
BtVN7YjDzNE6Dk7kTT7YTDgMNUZTNgiSJgsdzAeTg2jF - Removing unwanted rounding in fee calculation
BKCPBQQBZqggVnFso5nQ8rQ4RwwogYwjuUt9biBjxwNF - Rent for sysvars
CCu4boMmfLuqcmfTLPHQiUo22ZdUsXjgzPAURYaWt1Bw - Requestable heap size
D4jsDcXaqdW8tDAWn8H4R25Cdns2YwLneujSL1zvjW6R - Require custodian for locked stake authorize
BkFDxiJQWZXGTZaJQxH7wVEHkAmwCgSEVkrvswFfRJPD - Require rent exempt accounts
D2aip4BBr8NPWtU9vLrwrBvbuaQ8w1zV38zFLxx4pfBV - Require rent exempt split destination
8FdwgyHFEjhAdjWfV2vfqk7wA1g9X3fQpKH7SBpEv3kC - Require static program ids in transaction
DwScAzPUjuv65TMbDnFY7AgwmotzWy3xpEJMXM3hZFaB - Return data syscall enabled
BTWmtJC8U5ZLMbBUUA1k6As62sYjPEjAiNAT55xYGdJU - Revise turbine epoch stakes
CE2et8pqgyQMP2mQRg3CgvX8nJBKUArMu3wfiQiQKY1y - Round up heap size
E3PHP7w8kB7np3CTQ1qQ2tW3KCtjRSXBQgW9vM2mWv2Y - Secp256k1 program enabled
6RvdSWHh8oh72Dp7wMTS2DBkf3fRPtChfNrAo3cZZoXJ - Secp256k1 recover syscall enabled
C5fh68nJ7uyKAuYZg2x9sEQ5YrVf3dkW6oojNBSc3Jvo - Send to TPU vote port
Gea3ZkK2N4pHuVZVxWcnAtS6UEDdyumdYt4pFcKjA3ar - Separate nonce from blockhash
5wAGiy15X1Jb2hkHnPDCM8oB9V42VNA9ftNVFK84dEgv - Set exempt rent epoch max
5ZCcFAzJ1zsFKe1KSZa9K92jhx7gkcKj97ci2DBo1vwj - Simplify writable program account check
6uaHcKPGUy4J7emLBgUTeufhJdiwhngW6a1R9B7c2ob9 - SOL log data syscall enabled
FaTa4SpiaSNH44PGC4z8bnGVTkSRYaWvrBs3KTu8XQQq - SPL associated token account v1 0 4
FaTa17gVKoqbh38HcfiQonPsAaQViyDCCSg71AubYZw8 - SPL associated token account v1 1 0
E5JiFDQCwyC6QfT9REFyMpfK2mHcmv1GUDySU1Ue7TYv - SPL token v2 multisig fix
BL99GYhdjjcv6ys22C9wPgn2aTVERDbPHHo4NbS3hgp7 - SPL token v2 self transfer fix
FToKNBYyiF4ky9s8WsmLBXHCht17Ek7RXaLZGHzzQhJ1 - SPL token v2 set authority fix
Ftok2jhqAqxUWEiCVRrfRs9DPppWP8cgTB7NQNKL88mS - SPL token v3 3 0 release
Ftok4njE8b7tDffYkC5bAbCaQv5sL6jispYrprzatUwN - SPL token v3 4 0
sTKz343FM8mqtyGvYWvbLpTThw3ixRM4Xk8QvZ985mw - Stake allow zero undelegated amount
437r62HoAdUb63amq3D7ENnBLDhHT2xY8eFkLJYVKK4x - Stake deactivate delinquent instruction
meRgp4ArRPhD3KtCY9c5yAf2med7mBLsjKTPeVUHqBL - Stake merge with unmatched credits observed
MinimumDe1egat1onForRewardsWi11BeDe1eted111 - Stake minimum delegation for rewards
SAdVFw3RZvzbo6DvySbSdBnHN4gkzSTH9dSxesyKKPj - Stake program advance activating credits observed
9onWzzvCzNC2jfhxxeqRgs5q7nFAAKpCUvkj6T6GJK9i - Stake raise minimum delegation to 1 SOL
2KKG3C6RBnxQo9jVVrbzsoSh41TDXLK7gBc9gduyxSzW - Stake redelegate instruction
FQnc7U4koHqWgRvFaBJjZnV8VPg6L6wWK33yJeDp4yvV - Stake split uses rent sysvar
HFpdDDNQjvcXnXKec697HDDsyk6tFoWS2o8fkxuhQZpL - Stakes remove delegation if inactive
EYVpEP7uzH1CoXzbD6PubGhYmnxRXPeq3PPsm1ba3gpo - Stop sibling instruction search at parent
16FMCmgLzCNNz6eTwGanbyN2ZxvTBSLuQ6DZhgeMshg - Stop truncating strings in syscalls
Cdkc8PPTeTNUPoZEfCY5AyetUrEdkZtNPMgz58nqyaHD - Switch to new ELF parser
HyrbKftCdJ5CrUfEti6x26Cj7rZLNe32weugk7tLcWb8 - Syscall saturated math
BrTR9hzw4WBGFP65AJMbpAo64DcA3U6jdPSga9fMV5cS - System transfer zero check
5ekBxc8itEnPv4NzGJtr8BVVQLNMQuLMNQQj7pHoLNZ9 - Transaction wide compute cap
wLckV1a64ngtcKPRGU4S4grVTestXjmNjxBjaKZrAcn - Update cost model to use number of requested write locks
3uFHb9oKdGfgZGJK9EHaAXN4USvnQtAFC13Fh5gGFS5B - Update hashes per tick
EWme9uFqfy1ikK1jhJs8fM5hxWnK336QJpbscNtizkTU - Update hashes per tick2
8C8MCtsab5SsfammbzvYz65HHauuUYdbY2DZ4sznH6h5 - Update hashes per tick3
8We4E7DPwF2WfAN8tRTtWQNhi98B99Qpuj7JoZ3Aikgg - Update hashes per tick4
BsKLKAn1WM4HVhPRDsjosmqSg2J8Tq5xP2s2daDS6Ni4 - Update hashes per tick5
FKu1qYwLQSiehz644H6Si65U5ZQ2cp9GxsyFUfYcuADv - Update hashes per tick6
28s7i3htzhahXQKqmS2ExzbEoUypg9krwvtK2M9UWXh9 - Update rewards from cached accounts
2h63t332mGCCsWK2nqqqHhN4U9ayyqhLVFvczznHDoTZ - Update syscall base costs
8sKQrMQoUHtQSUP83SPG4ta2JDjSAiWs7t5aJ9uEd6To - Use default units in fee calculation
2ry7ygxiYURULZCrypHhveanvP5tzZ4toRwVp89oCNSj - Validator applies cost tracker to blocks during replay
51VCKU5eV6mcTc9q9ArfWELU2CqDoi13hdAjr6fHMdtv - Verify retransmitter signature
EVW9B5xD9FFK7vw1SBARwMA4s5eRo5eKJdKpsBikzKBz - Verify transaction signatures len
3KZZ6Ks1885aGBQ45fwRcPXVBCtzUvxhUTkwKMR41Tca - Versioned transaction message enabled
6tRxEYKuy2L5nnv5bgn7iT28MxUbYxp5h7F3Ncf1exrT - Vote authorize with seed
ffecLRhhakKSGhMuc6Fz2Lnfq4uT9q3iu9ZsNaPLxPc - Vote only on full fec sets
RfEcA95xnhuwooVAhUUksEJLZBF7xKCLuqrJoqk4Zph - Vote only retransmitter signed FEC sets
BcWknVcgvonN8sL4HE4XFuEVgfcee5MwxWPAgP6ZV89X - Vote stake checked instructions
7axKe5BTYBDD87ftzWbk5DfzWMGyRvqmWTduuo22Yaqy - Vote state add vote latency
CveezY6FDLVBToHDcvJRmtMouqzsmj4UXYh5ths5G5Uv - Vote state update credit per dequeue
G74BkWBzmsByZ1kxHy44H3wjwp5hp7JbrGRuDpco22tY - Vote state update root fix
AVZS3ZsN4gi6Rkx2QUibYuSJG3S6QHib7xCYhG6vGJxU - Vote withdraw authority may change authorized voter
GvDsGDkH5gyzwpDhxNixx8vtx1kwYHH13RiNAPw27zXb - Warp timestamp again
3BX6SBeEBibHaVQXywdkcgyUk6evfYZkHdztXiDtEpFS - Warp timestamp with a vengeance
zk1snxsc6Fh3wsGNbbHAJNHiJoYgF29mMnTSusGx5EJ - ZK token SDK enabled
`;

export interface KnownFeatureGate {
  readonly gate: string;
  /** Numbers of the proposals it carries out: `0385`. */
  readonly simds: readonly string[];
  readonly title: string;
}

export const KNOWN_FEATURE_GATES: readonly KnownFeatureGate[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [gate = '', simds = '-', ...title] = line.split(' ');
    return { gate, simds: simds === '-' ? [] : simds.split(','), title: title.join(' ') };
  });

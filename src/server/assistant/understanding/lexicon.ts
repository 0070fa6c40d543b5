/**
 * Words that mean the same in questions about a chain, by concept. English first, then what people write in
 * Spanish, Portuguese, French and German. A word stands at one concept alone.
 */
export const CONCEPTS: Readonly<Record<string, string>> = {
  FAIL: 'fail failed failure failing unsuccessful error errors errored revert reverted rejected crash crashed broke broken wrong fallo fallida fallido falló falhou échoué echoue fehlgeschlagen fehler erreur scheitern gescheitert fails falha falharam falhas fallaron fallan falla fallos échec erro fehlerquote fehlschlag bug malfunction bounced',
  WHY: 'why reason cause because warum weshalb pourquoi porque',
  FIX: 'fix solve repair resolve workaround retry remedy avoid prevent troubleshoot',
  FEE: 'fee fees gas cost costs charge charged comision comisión taxa frais gebühr gebühren kosten costo custo coût tasa tasas taxas',
  PRIORITY: 'priority tip tips jito prio',
  EXPLAIN:
    'explain explained gist erklären summary summarise summarize describe decode breakdown eli5 walkthrough interpret translate meaning explica explique erkläre erklär explicar expliquer résume beschreibe simplify clarify elaborate',
  HAPPEN: 'happen happened happening happens pasó passiert passé aconteceu purpose goal',
  STATUS:
    'status final confirmed confirm confirmation finalized finalised finality landed land succeed succeeded success successful went included state estado statut confirmado bestätigt confirmé',
  COMPUTE: 'compute cu cus computational cuaktion',
  USE: 'used use usage using uses consume consumed utilised utilized usó verbraucht',
  LIMIT: 'limit limits budget cap',
  TRANSFER:
    'transfer transfers transferred moved movement movements transferencia transferencias transferências überweisung virement transfert transferts',
  SEND: 'send sent sends sender paid pay pays payment payments payer enviado enviar envió gesendet envoyé enviou mandó sending paying schickte geschickt schickt',
  RECEIVE:
    'receive received receives recipient receiver incoming inflow inflows deposit deposits recibido recibió empfangen reçu recebeu erhalten bekommen beneficiary beneficiaries receiving depositing',
  GAIN: 'gain gained gains lose lost loses loss losses net effect',
  CHANGE: 'change changes changed delta difference cambio cambios änderung veränderung changement mudança',
  BALANCE: 'balance balances saldo kontostand solde guthaben',
  PROGRAM:
    'program programs contract contracts protocol protocols dapp dapps app apps programa programas programm programme contrato smart-contract',
  INSTRUCTION:
    'instruction instructions ix ixs method methods entrypoint idl interface abi function functions',
  CALL: 'call called calls invoke invoked invokes touch touched interact interacted',
  SIGN: 'sign signed signer signers signature signatures signing authorised authorized firmó firmado unterschrieben signé assinou',
  SWAP: 'swap swapped swaps trade trades traded trading execution executed intercambio échange tausch handel troca swapping trocou getauscht scambio',
  PRICE:
    'price prices priced worth value valued valuation quote cotización precio preço prix preis wert kurs valor rate usd dollar dollars teuer caro cher expensive cheap custa custou vaut valdrá kostet pricey',
  SLIPPAGE: 'slippage impact',
  SAFE: 'safe safety secure trust trusted trustworthy legit legitimate suspicious suspect malicious compromised scam scams scammy rug rugpull rugged honeypot danger dangerous risk risks risky drained drain drainer hacked hack phishing concern concerned worry worried worrying fishy attack attacked exploit exploited stolen steal seguro sicher sûr estafa arnaque betrug golpe harmful shady warning warnings',
  APPROVE: 'approve approved approval approvals delegate delegated delegation allowance',
  WHEN: 'when time date ago cuando cuándo quand wann quando timestamp moment day hora uhr heure',
  SLOT: 'slot slots',
  BLOCK: 'block blocks bloque bloco bloc height',
  WHO: 'who whose whom quien quién qui wer quem',
  WHAT: 'what which que qué quoi qu o-que cuál quel welche welcher qual',
  WALLET:
    'wallet wallets address addresses account accounts cartera billetera direccion dirección adresse portefeuille carteira endereço konto compte cuenta conta',
  SOL: 'sol sols solana lamport lamports',
  HOLD: 'hold holds holding holdings own owns have has owned portfolio bag bags tokens-held besitzt hält posee tiene détient possui tem inventory stash net-worth networth assets',
  TOKEN: 'token tokens coin coins memecoin memecoins crypto jeton moneda münze moeda ficha spl',
  MUCH: 'much many amount number total cuanto cuánto cuántos cuanta wieviel viel viele combien quanto quantos quantas count',
  RECENT:
    'recent recently latest last newest activity history historical newly últimas ultimas últimos letzte letzten dernières derniers recentes actividad aktivität activité timeline log lately doing',
  TRANSACTION:
    'transaction transactions tx txn txns transact transacts transacting transacted transacción transacciones transacciones transaktion transaktionen transação transações operations',
  OLD: 'old age created creation born since birthday genesis antigüedad älter alter ancien idade first earliest oldest initial existed erste primera première primeira alt âge edad creado creada',
  COUNTERPARTY:
    'counterparty counterparties interacts partner partners deals contacts most-often often mostly frequently frequent usual contraparte contrapartes gegenparteien gegenpartei contrepartie contreparties associates associate',
  BETWEEN: 'between relation relationship connection linked connected related entre zwischen',
  FLOW: 'gastó gastado ausgegeben dépensé gastou flow flows outflow outflows netflow inout came went spent spend outgoing earned income earnings revenue withdraw withdrew withdrawn withdrawal withdrawals',
  FAILRATE: 'percentage percent share ratio proportion',
  PNL: 'pnl profit profits profitable realised realized unrealised unrealized roi bought buy buys buying buyer buyers sell sells selling seller sellers sold average entry compró kauf kauft gekauft verkauft achat vente acheté compra venda vendió made',
  CONTROL:
    'control controls controlled controller owner authority authorities admin permission permissions manage manages belongs belong dueño besitzer propriétaire dono custody charge-of pertenece gehört appartient pertence controla kontrolliert controlling',
  COMPARE:
    'compare comparison versus vs bigger richer larger higher wealthier vergleich vergleiche compara comparar comparer between-these',
  TRACE:
    'trace track tracing follow origin come source funded funding funder path rastrea verfolge suivre rastrear trail hop hops sigue rastreie',
  DOMAIN: 'domain domains sns name-service bonfida dominio domaine domínio',
  OVERVIEW: 'overview info information details detail profile about facts basics general datos infos',
  SUPPLY:
    'supply circulating mint mints minted outstanding suministro versorgung umlauf offre oferta max circulation',
  DECIMALS: 'decimals decimal precision',
  MOVE: 'up down rise rising risen fall falling fallen dropped dropping pump pumped pumping dump dumped dumping performance performing performed trend trending gainer gainers loser losers gained movers mover winners winner sube baja subió steigt fällt gestiegen gefallen monté baissé subiu green red falls rises crashing rallied rally steigen drops surge surged soar soared soaring tank tanked tanking plunge plunged dip dipped dipping',
  CHART:
    'chart charts candle candles candlestick candlesticks graph plot ohlc gráfico grafico graphique diagramm kline draw visualise visualize kursverlauf diagram graphs plots drawing k-line visually',
  VOLUME: 'volume turnover volumen traded-volume handelsvolumen',
  LIQUIDITY:
    'liquidity liquid pool pools tvl depth liquidez liquidität liquidité market markets dex dexes illiquid',
  HOLDER:
    'holder holders whale whales concentration concentrated distribution distributed top10 tenedores inhaber détenteurs detentores titulares top owners owners-of gini biggest',
  AUTHORITY:
    'freeze frozen freezable mintable inflate revoke revoked renounce renounced burnable extension extensions token-2022 dilute unlimited mint-authority',
  FRESH:
    'new launch launches launched launching fresh graduated graduation brand just-created nuevo nuevos neue neuen nouveau nouveaux novos novo lançados',
  UPGRADE:
    'upgrade upgradeable upgradable upgraded immutable verified verify verification deploy deployed deployment audited audit source-code open-source security contact frozen-code mutable',
  LEADER: 'leader leaders produced producer produce proposer',
  VALIDATOR:
    'validator validators vote votes voting node nodes validador validadores validateur staker stake staked staking delinquent commission commission-rate apy validatoren validateurs stakers',
  NETWORK:
    'network chain cluster congested congestion tps throughput speed healthy health running red-de netzwerk réseau rede busy traffic overloaded nakamoto inflation online outage mainnet',
  EPOCH: 'epoch epochs época epoche époque',
  CURRENT: 'current presently moment-now live today’s ahora jetzt maintenant agora',
  CONCEPT:
    'mean means define definition concept explain-like difference-between works work glossary learn understand stand stands significa bedeutet signifie funciona funktioniert',
  TERM: 'rent rent-exempt exempt ata pda blockhash nonce lookup cpi sysvar bpf associated derived idempotent versioned commitment anchor borsh epoch-schedule turbine gossip poh tower alut durable metaplex cnft bubblegum wrapped wrapping sandwich mev superminority compressed siws multisig poisoning dusting',
  PREDICT:
    'predict prediction forecast moon mooning invest investment future tomorrow soon 100x 10x skyrocket advice recommend recommendation should worth-buying bullish bearish target outlook',
  WILL: 'will shall gonna wird werden fera sera será vai going-to',
  SECRET: 'seed phrase mnemonic private secret recovery password passphrase keypair privada privé privée',
  IDENTITY: 'identity dox doxx real-name person home lives live-where phone email human behind real irl',
  ACT: 'execute-for stake-my send-my transfer-my buy-me place cancel-my submit broadcast',
  GREET:
    'hello hi hey gm thanks thank cheers bye goodbye hola danke merci obrigado morning evening greetings howdy tysm thx ty hallo bonjour salut saludos sorry',
  HELP: 'help capabilities capable able features ability commands assist assistant ayuda hilfe aide ajuda bot ai',
  SIZE: 'big high large huge',
  WEALTH: 'rich wealthy loaded',
  MONEY: 'money funds cash dinero geld dinheiro fondos fonds fundos',
};

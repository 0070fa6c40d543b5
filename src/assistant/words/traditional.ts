/** Chinese in its traditional letters: the words of the simplified ones, letter by letter, as they are used in this field. */

const SIMPLIFIED =
  '与业东丢两严个为么义买于亏产亿仅从仓价任们优会传伤伪体余侥倾储儿兑关兴册写冲决况净准减击划则刚创删别' +
  '剩办务动励势汇区协单卖卫厅历厉压参发变叠只号吗听员启咏响哑哪喽团园围国图圣场坏块坚坝垒够处备复头夹夺奖妆娱学宁审宠实宽对寻导层属币师帐帮并广库应废开异弃张强录彻征径忆怀态总恶恼悬惊惯愿戏战户执扩扫扬抚抛护报担拟拥择挂挡挤挥损换据掷掳揽摆摊敌数断无旧时显昙晓晕暂术机杀杂权条来极构析标栈树样档桥检楼欢欧歼残毁毕气沟没泽洁测浏浓润涌涛涨渐渔湾湿溃满滚滤滥灭灵灾炉点炼热烂烛烦烧爱状狈独猎现环电画畅疗盐监盖盘着矿码础确碍礼祸离种积称稳穷窃窜竞笔签简类粮紧纠红约级纪纯纲纳纵纷纸线练组细终绍经结绕给络绝统继绩绪续维绵综绿缀缓编缘缩缴网罗罚罢联聪肃胀胁胜脚脱舱节获莱营蓝虑虽蚀蜡装补规览觉触计订认讨让训议讯记讲许论设访证评识诈诉词译试诗话诚询该详语误说请诸读谁调谈谋谎谓谢谨谱贝负财责败账货质贩贪购贯贴贵贷费贺资赋赌赏赔赖赚赛赞赠赢赵趋跃践踪车轨转轮软轻载辅辆输辖迁过运还这进远违连迟适选递逻遗邮邻郑释里鉴针钓钟钢钥钩钱铁铃铸银链销锁错锐键镇长门闪闭问闲间闻阀阅队阵阶际陆险随隐隶难雾静韩页顶项顺须顾顿预领频题额风飞饭饮饰饱馆驱验骑骗骤鱼鲜鲸麦黄齐龄龙丛优内冻敛狭后见';
const TRADITIONAL =
  '與業東丟兩嚴個為麼義買於虧產億僅從倉價任們優會傳傷偽體餘僥傾儲兒兌關興冊寫衝決況淨準減擊劃則剛創刪別' +
  '剩辦務動勵勢匯區協單賣衛廳歷厲壓參發變疊只號嗎聽員啟詠響啞哪嘍團園圍國圖聖場壞塊堅壩壘夠處備複頭夾奪獎妝娛學寧審寵實寬對尋導層屬幣師帳幫並廣庫應廢開異棄張強錄徹徵徑憶懷態總惡惱懸驚慣願戲戰戶執擴掃揚撫拋護報擔擬擁擇掛擋擠揮損換據擲擄攬擺攤敵數斷無舊時顯曇曉暈暫術機殺雜權條來極構析標棧樹樣檔橋檢樓歡歐殲殘毀畢氣溝沒澤潔測瀏濃潤湧濤漲漸漁灣濕潰滿滾濾濫滅靈災爐點煉熱爛燭煩燒愛狀狽獨獵現環電畫暢療鹽監蓋盤著礦碼礎確礙禮禍離種積稱穩窮竊竄競筆簽簡類糧緊糾紅約級紀純綱納縱紛紙線練組細終紹經結繞給絡絕統繼績緒續維綿綜綠綴緩編緣縮繳網羅罰罷聯聰肅脹脅勝腳脫艙節獲萊營藍慮雖蝕蠟裝補規覽覺觸計訂認討讓訓議訊記講許論設訪證評識詐訴詞譯試詩話誠詢該詳語誤說請諸讀誰調談謀謊謂謝謹譜貝負財責敗賬貨質販貪購貫貼貴貸費賀資賦賭賞賠賴賺賽贊贈贏趙趨躍踐蹤車軌轉輪軟輕載輔輛輸轄遷過運還這進遠違連遲適選遞邏遺郵鄰鄭釋裡鑒針釣鐘鋼鑰鉤錢鐵鈴鑄銀鏈銷鎖錯銳鍵鎮長門閃閉問閒間聞閥閱隊陣階際陸險隨隱隸難霧靜韓頁頂項順須顧頓預領頻題額風飛飯飲飾飽館驅驗騎騙驟魚鮮鯨麥黃齊齡龍叢優內凍斂狹後見';

const LETTERS: ReadonlyMap<string, string> = new Map(
  [...SIMPLIFIED].map((letter, index) => [letter, [...TRADITIONAL][index] ?? letter]),
);

export const toTraditional = (text: string): string =>
  [...text].map((letter) => LETTERS.get(letter) ?? letter).join('');

/** Letters only traditional Chinese has. */
const OWN: ReadonlySet<string> = new Set([...LETTERS].flatMap(([from, to]) => (from === to ? [] : [to])));

/** Letters only simplified Chinese has. */
export const isSimplified = (text: string): boolean =>
  [...text].some((letter) => (LETTERS.get(letter) ?? letter) !== letter);

export const isTraditional = (text: string): boolean => [...text].some((letter) => OWN.has(letter));

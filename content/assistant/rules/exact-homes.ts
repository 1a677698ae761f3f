import { inPesos, minimumPenaltyInPesos, uvt, uvtBefore, uvtInPesos } from '../../legal-figures'
import { bogota } from '../bogota'
import { commonAreas } from '../common-areas'
import { estateReturn } from '../estates'
import { homeGain, inheritedShare, ownHome } from '../home-gain'
import { call, incomeLink, lateLink, write } from '../reply-links'
import type { Rule } from '../rules'

const home = /\b(?:casas?|apartamentos?|aptos?|apartaestudios?|vivienda|inmuebles?|lotes?|fincas?)\b/
const sold = /\bvend(?:i|io|imos|ieron|ido|er|o|emos|iendo)\b|\bventa\b/
const links = [write, call, incomeLink]

/** Answers about homes that are sold, inherited or let, for messages that the answers in `exact-people.ts` leave open. */
export const rules: readonly Rule[] = [
  {
    topic: 'Me cobran el predial de una casa que ya vendí',
    when: [
      /\bpredial(?:es)?\b/,
      /\b(?:(?:que|la|lo|yo|ya|le|se la|se lo|cuando|habia|habiamos|hace \w+ \w+) (?:ya )?(?:vendi|vendimos|vendid[oa])|vendi (?:la|el|mi|una?|hace|en)|vendimos|vendid[oa] hace|ya no (?:es|era) (?:mi[oa]|nuestr[oa]))\b/,
      /\b(?:cobr\w+|lleg\w+|sale|salgo|aparec\w+|deb\w+|deuda\w*|embarg\w+|mandamiento|factura|recibo|toca|pag\w+|a mi nombre|figur\w+|quien|sigue)\b/,
    ],
    not: /\b(?:(?:voy a|quiero|queremos|pienso|para) vender|renta|ganancia|declar\w+|descont\w+|deduc\w+|cuanto (?:me |nos )?cobran ustedes|arr[ie]+nd\w+|hered\w+|herencia|sucesion|cuando (?:se paga|vence|hay que pagar))\b/,
    text: [
      'Con calma: el predial de cada año lo debe quien era dueño o poseedor el 1 de enero. Pide el certificado de tradición y libertad: si la venta quedó registrada antes del 1 de enero del año que te cobran, ese año es del comprador. Los de antes, y el mismo año de la venta, te tocan a ti.',
      'Ahora: 1. Si está registrada, pide por escrito a la secretaría de hacienda que corrija el propietario y quite el cobro, con la escritura y el certificado, y que Catastro actualice. 2. Si no se registró, en el papel sigues siendo el dueño: regístrenla ya. 3. Con un mandamiento de pago hay 15 días para proponer excepciones (E.T., arts. 830 y 831): llámanos hoy. No pagues sin mirar de qué año es.',
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: 'El conjunto alquila una zona común, ¿qué impuestos paga?',
    when: [
      /\b(?:conjuntos?|copropiedad\w*|edificios?|propiedad horizontal|condominios?|unidad residencial|residentes)\b/,
      /\b(?:antenas?|terrazas?|azotea|cubierta|fachada|vallas?|(?:zonas?|areas?|bien(?:es)?|locales?) comun(?:es|al)?|salon(?:es)?|parqueaderos?|piscina|bbq|cancha)\b/,
      /\b(?:arr[ie]+nd\w+|alquil\w+|cobr\w+|canon|explot\w+|renta(?:mos|n))\b/,
      /\b(?:iva|impuestos?|renta|ica|exent[oa]s?|factur\w+|dian|rut|gravad\w+)\b/,
    ],
    not: /\b(?:mi (?:propio )?(?:parqueadero|garaje|apto|apartamento|local|oficina)|revisor\w*|cuanto (?:me |nos )?cobran|contabilidad|cuota extraordinaria|predial|vend[ei]\w*|multas? de convivencia|moros[oa]s?)\b/,
    text: commonAreas,
    links: [write, call],
  },
  {
    topic: '¿Me devuelven la retención de la notaría?',
    when: [
      /\bnotari\w+\b/,
      /\b(?:reten\w+|retuv\w+|retien\w+|retefuente|quit(?:o|aron)|descont\w+)\b/,
      /\b(?:devuelv\w+|devol\w+|devuelt\w+|recuper\w+|reintegr\w+|pierd\w+|perdi|esa plata|reclam\w+)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|sas|sociedad|exterior|no residente|hered\w+|herencia|sucesion)\b/,
    text: [
      'La notaría no la devuelve: es un anticipo de tu renta del año de la venta (E.T., art. 398). La restas en esa declaración y, si es más que el impuesto, lo que sobra se pide a la DIAN como saldo a favor (art. 850). Si no estás obligado, puedes declarar voluntariamente para recuperarla (art. 6).',
      'Si era la vivienda de quien vende y la compró antes de 1987, ese 1% debía bajar o no cobrarse (E.T., art. 399; DIAN, concepto 082560 de 2002), mostrando la escritura de compra y diciendo que era su vivienda: pregunta en la notaría por qué la cobró.',
      `El impuesto mismo: 15% de la ganancia, y en la vivienda las primeras 5.000 UVT${uvtInPesos(5_000)} están exentas si la plata pasó por una cuenta AFC o abonó su crédito hipotecario (arts. 311-1 y 314). Guarda el certificado de la notaría y un tributarista te dice cuánto vuelve.`,
    ],
    links,
  },
  {
    topic: '¿Con el 1% de la notaría ya pagué el impuesto?',
    when: [
      /\bnotari\w+\b/,
      /\b(?:reten\w+|retuv\w+|retien\w+|retefuente|descont\w+|descuent\w+|cobr\w+|quit\w+|1|uno por ciento)\b/,
      /\b(?:es todo|algo mas|pag(?:o|ar|amos) (?:algo )?mas|(?:todo )?el impuesto(?: completo)?|impuesto completo|nada mas|mas impuestos?|otros? impuestos?|ya (?:con eso|quede|quedo|quedamos|pague|pago|estoy|cumpli)|con eso (?:ya|basta|queda|quedo|cumpl\w+)|paz y salvo|(?:tengo|tenemos) que (?:pagar|declarar)|deb(?:o|emos) (?:pagar|declarar)|declar(?:o|amos)|hay que (?:pagar|declarar)|(?:me |nos )?toca (?:pagar|declarar)|falta\w*|ademas)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|sas|sociedad|exterior|no residente|hered\w+|herencia|sucesion|compr(?:o|ar|amos)|escritura de compra)\b/,
    text: [
      `No es todo: ese 1% es solo un anticipo (E.T., art. 398). El impuesto se paga con la declaración de renta del año de la venta, y ahí se resta: lo vendido en ${uvt.year} se declara entre agosto y octubre de ${uvt.year + 1}, el día que dice la cédula. Con un precio desde 1.400 UVT${uvtInPesos(1_400)} toca declarar.`,
      homeGain,
      'Declara quien figura como dueño en la escritura: si era de tu mamá o de otra persona, va en la suya, aunque la plata la hayas recibido tú. La parte exenta de la vivienda pide además que la plata pase por una cuenta AFC o abone su crédito hipotecario. Guarda la escritura de compra, la de venta y el certificado de la notaría, y un tributarista te hace la cuenta.',
    ],
    links,
  },
  {
    topic: 'Vendí mi casa y no declaré',
    when: [
      home,
      sold,
      /\bno (?:la |lo |he |hemos )*declar(?:e|amos|ado)\b|\bsin declarar\b|\b(?:se me |me )?(?:paso|olvid\w+) declarar\w*\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|hered\w+|sucesion|exterior|no residente|sociedad|sas|dian me)\b/,
    text: [
      `Con calma: preséntala cuanto antes, antes de que la DIAN escriba. Lo vendido en ${uvtBefore.year} se declaraba entre agosto y octubre de ${uvt.year}, y con un precio de ${inPesos(1_400 * uvtBefore.value)} o más (1.400 UVT) tocaba; lo vendido en ${uvt.year} se declara en ${uvt.year + 1}, así que eso aún no está tarde.`,
      `Tarde cuesta el 5% del impuesto por cada mes o fracción, hasta el 100% (E.T., art. 641), nunca menos de la mínima, ${minimumPenaltyInPesos} en ${uvt.year} (art. 639), y puede bajar a la mitad (art. 640); los intereses van aparte.`,
      homeGain,
    ],
    links: [lateLink, write, call],
  },
  {
    topic: 'Vendí la casa de mi mamá, ¿cuánto impuesto se paga?',
    when: [
      home,
      sold,
      /\b(?:casa|apartamento|apto|lote|finca|inmueble) (?:que era )?de (?:mi|mis|nuestr[oa]s?) (?:mama|papa|madre|padre|papas|padres|abuel[oa]s?|suegr[oa]s?|ti[oa]s?|herman[oa]s?|espos[oa])\b/,
      /\bcuanto\b[^]*\bimpuestos?\b|\bimpuestos?\b[^]*\bcuanto\b|\bque impuestos?\b|\bganancias? ocasional(?:es)?\b|\bcuanto (?:\w+ )?pag\w+\b|\b(?:toca|hay que|debo|tengo que) (?:pagar|declarar)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|compr\w+|cost\w+|adquir\w+|espana|estados unidos|usa|afuera|donde (?:ella |el |ellos )?viv\w+|viv\w+ (?:en otro|fuera)|me mude|hered\w+|herencia|sucesion|sociedad|sas|exterior|no residente|arr[ie]+nd\w+|predial|iva)\b/,
    text: [
      homeGain,
      'Lo paga quien figura como dueño en la escritura. Si sigue siendo ella o él, va en su declaración, aunque la plata la hayas recibido tú. Si murió y te la adjudicaron, va en la tuya, y el costo es el valor con que te la adjudicaron; si no hay sucesión, primero va esa.',
      `La notaría retiene el 1%, que se resta (art. 398). Y lo recibido cuenta para declarar: desde 1.400 UVT de ingresos (${inPesos(1_400 * uvtBefore.value)} en ${uvtBefore.year}). Con la escritura, lo que costó y el precio, un tributarista hace la cuenta.`,
    ],
    links,
  },
  {
    topic: '¿Cuánto impuesto pago por vender mi casa?',
    when: [
      home,
      /\bvend(?:i|io|imos|ieron|ido|er)\b/,
      /\bcuanto\b(?: \w+){0,5} impuestos?\b|\bimpuestos?\b(?: \w+){0,4} cuanto\b|\bcuanto impuesto\b|\bque impuestos?\b|\bcuanto\b[^]*\bdian\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|compr\w+|cost\w+|adquir\w+|espana|estados unidos|usa|afuera|viv\w+ (?:en otro|fuera)|me mude|hered\w+|herencia|sucesion|sociedad|sas|exterior|no residente|notaria|retencion|predial|iva|carros?|motos?|compro y vendo|vendemos|lotes?|fincas?)\b/,
    text: [homeGain, ownHome, 'La notaría retiene el 1%, que se resta en la declaración (E.T., art. 398).'],
    links,
  },
  {
    topic: 'Vendí mi casa, ¿tengo que pagar impuesto por la ganancia?',
    when: [
      home,
      /\bvend(?:i|io|imos|ieron|ido|er|emos)\b/,
      /\bimpuestos?\b|\bganancias?\b|\bdian\b/,
      /\b(?:tengo que|tenemos que|debo|debemos|(?:me|nos) toca|hay que|toca|se|tendria que) (?:\w+ ){0,2}(?:pag\w+|declar\w+)\b|\b(?:pago|pagamos|paga|cobra\w*|genera|causa|hay|tiene) (?:\w+ ){0,3}(?:impuestos?|ganancia)\b/,
    ],
    not: /\d{5,}|\b(?:por|en|cost(?:o|ado)|valio) \d{2,3}\b[^]*\b(?:por|en|cost(?:o|ado)|valio) \d{2,3}\b|\b(?:millones|(?:me |nos )?cobran|espana|estados unidos|usa|afuera|viv\w+ (?:en otro|fuera)|me mude|hered\w+|herencia|sucesion|sociedad|sas|exterior|no residente|predial|iva|carros?|motos?|compro y vendo|lotes?|fincas?|de (?:mi|mis) (?:mama|papa|padres|abuel\w+|suegr\w+)|no (?:la |lo )?declare|ano pasado|perdida|perdi)\b/,
    text: [
      `Sí, si ganaste; si no hubo ganancia, no. ${homeGain}`,
      `Para esa exención toda la plata va a una cuenta AFC, para comprar otra vivienda, o al crédito de la que vendiste: habla con un tributarista antes de moverla. La notaría retiene el 1%, que se resta (art. 398). Lo vendido en ${uvt.year} se declara entre agosto y octubre de ${uvt.year + 1}, y el precio cuenta para el tope de 1.400 UVT${uvtInPesos(1_400)}.`,
    ],
    links,
  },
  {
    topic: 'Murió y dejó una casa: ¿se declara, y qué pasa con la casa?',
    when: [
      /\b(?:muri(?:o|eron)|fallec\w+|difunt[oa])\b/,
      /\b(?:declar\w+|renta)\b/,
      /\b(?:casas?|apartamentos?|aptos?|apartaestudios?|vivienda|inmuebles?)\b/,
    ],
    not: /\d{5,}|\b(?:deud\w+|deb(?:e|ia|iendo|ian)|debi\w+|vend\w+|hered\w+|herencia|sucesion|rut|cartas?|emplaz\w+|requer\w+|sas|sociedad|empresa|soci[oa]s?|dueno|gerente|negocio|emplead\w+|contador\w*|exterior|embarg\w+|predial|arriend\w+|arrend\w+|hij[oa]s|multa\w*|sancion\w*|no (?:habia |ha )?(?:declar|present)\w+|cuanto (?:me |nos )?cobran|seguro|pension de|medianera)\b/,
    calms: true,
    text: [
      estateReturn.duty,
      `La casa va en esa declaración, entre los bienes, y el predial se sigue pagando. Para venderla o pasarla a alguien hace falta la sucesión: en notaría si todos están de acuerdo, o ante un juez. Al repartir, cada heredero paga 15% por lo que pase de lo exento, como ganancia ocasional (E.T., arts. 302 y 314): las primeras 13.000 UVT${uvtInPesos(13_000)} de la vivienda de quien murió, si se adjudica y no se vende antes, y 3.250 UVT para cada hijo o cónyuge (art. 307), cifras que te confirma un tributarista.`,
      `La renta de ${uvtBefore.year} iba entre agosto y octubre de ${uvt.year}, y la de ${uvt.year} va en esos meses de ${uvt.year + 1}. Firma el albacea o un heredero (art. 572). Sin afán, actualicen el RUT con el registro de defunción y llámanos: miramos contigo si toca.`,
    ],
    links,
  },
  {
    topic: '¿Quién declara por quien murió y cuánto pagan los hijos?',
    when: [
      /\b(?:muri\w+|fallec\w+|difunt[oa]|muert[oa])\b/,
      /\bquien(?:es)?\b(?: \w+){0,3} declar\w+/,
      /\b(?:herencia|hered\w+|hij[oa]s|cuanto pag\w+|cuanto nos toca)\b/,
    ],
    not: /\b(?:contador\w*|socio|emplead\w+|cuanto (?:me |nos )?cobran|exterior|vend\w+|deudas?|debia|sancion\w*|multa\w*)\b/,
    text: [
      'Por quien murió declara quien administra lo que dejó: el albacea; si no hay, los herederos; y si no, el curador de la herencia (E.T., art. 572). Si pasaba un tope, se presenta la renta del año en que murió y, después, la de la sucesión, hasta que se adjudique (art. 7). Antes de abrir la sucesión, los herederos pueden nombrar un representante con un documento autenticado (art. 572, parágrafo).',
      `Los hijos: ${inheritedShare.charAt(0).toLowerCase()}${inheritedShare.slice(1)}`,
      'Ahora: 1. Reúne el registro de defunción, la última renta, las escrituras y el extracto del CDT o del banco. 2. Actualiza su RUT como sucesión. 3. Con eso un tributarista mira si pasó un tope y qué fecha va.',
    ],
    links,
  },
  {
    topic: 'Arriendo a una empresa: la retención y la factura',
    when: [
      /\b(?:arr[ie]+nd\w+|alquil\w+|canon(?:es)?|inquilin\w+)\b/,
      /\breten\w+\b|\bretien\w+\b|\bretefuente\b/,
      /\b(?:tengo que|debo|toca|hay que|necesito|obligad[oa])\b(?: \w+){0,3} factur\w+/,
    ],
    not: /\b(?:vehiculos?|carros?|motos?|maquina\w*|equipos?|cuanto (?:me |nos )?cobran|exterior|sas|sociedad|mi empresa|pag(?:o|amos) (?:\w+ ){0,3}arriendo)\b/,
    text: [
      `La retención sí está bien si quien la hace es agente de retención, como una empresa: por arrendar un inmueble es el 3,5% del canon sin IVA, en pagos desde 10 UVT${uvtInPesos(10)} (DUR 1625 de 2016, art. 1.2.4.10.6; Decreto 572 de 2025), y no va si estás en el SIMPLE (E.T., art. 911). Es un anticipo: la restas en tu renta con el certificado. Una persona que solo vive ahí no te retiene.`,
      'La factura depende de tu RUT, casilla 53. Con 49 (no responsable de IVA) no tienes que facturar (DUR 1625 de 2016, art. 1.6.1.4.3): la empresa hace un documento soporte (E.T., art. 771-2) y a la persona le basta tu recibo. Con 47, 48 o 52, haces factura electrónica a los dos.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: 'Tengo el predial vencido',
    when: [
      /\bpredial\b/,
      /\b(?:venc(?:id[oa]s?|io|ieron)|atrasad[oa]s?|atraso|mora|sin pagar|deb[eo](?:mos|n)?|debiendo|deuda|(?:no|nunca) (?:(?:lo|la|he|hemos|se|pude|pudimos|alcance a|ha) ){0,3}pag\w+|se (?:me|nos) (?:paso|olvido|vencio)|se paso|olvid\w+|tarde|anos (?:anteriores|pasados|de predial))\b/,
    ],
    not: /\b(?:embarg\w+|mandamiento|secuestr\w+|remate|vend\w+|arriend\w+|inquilin\w+|hered\w+|herencia|sucesion|fallec\w+|muri\w+|prescri\w+|descuento|reclam\w+|avaluo|no (?:me )?lleg\w+|me llego|debo declarar|renta|cuanto (?:me |nos )?cobran|paz y salvo|dueno|propietario anterior)\b/,
    text: [
      'Con calma: se paga tarde con intereses por cada día de mora, con las reglas del Estatuto Tributario (arts. 634 y 635; Ley 788 de 2002, art. 59). Deber no es todavía un embargo: ese viene de un cobro que te notifican, pero dejarlo quieto puede llevar ahí.',
      `Ahora: 1. Baja el recibo actualizado, que ya trae los intereses, en la Secretaría de Hacienda de la ciudad (en ${bogota}, con el CHIP del predio y tu documento); el viejo no sirve. 2. Págalo por internet o en un banco, y mira si deben otros años. 3. Si no te alcanza, pide un acuerdo de pago: en ${bogota} se da una parte al empezar y el resto por cuotas. 4. Si es de hace más de cinco años, antes de pagar pregunta si prescribió: lo que se paga de una deuda prescrita no se devuelve (E.T., arts. 817 y 819).`,
      'Si ya te llegó una carta o un mandamiento de pago, llámanos con ella: tiene plazo.',
    ],
    links: [call, write],
  },
]

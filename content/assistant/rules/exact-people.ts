import { contactHref } from '../../contact-topics'
import { uvtInPesos } from '../../legal-figures'
import { call, incomeLink, lateLink, write } from '../reply-links'
import type { Rule } from '../rules'

const home = /\b(?:casas?|apartamentos?|aptos?|apartaestudios?|vivienda|inmuebles?)\b/
const property =
  /\b(?:fincas?|casas?|apartamentos?|aptos?|lotes?|terrenos?|locales|local|bienes|plata|acciones|carros?)\b/

/** Matches another case, or a message that also tells what the home cost, from which the gain is reckoned. */
const notSale =
  /\b(?:cuanto (?:me |nos )?cobran|hered\w+|herencia|sucesion|compro y vendo|sociedad|sas|exterior|no residente|notaria|retencion|iva)\b|\b(?:compr|cost)\w+(?: \w+){0,3} \d/
const ownHome =
  'Para esa exención toda la plata va a una cuenta AFC y se usa para comprar otra vivienda, o se abona directo al crédito hipotecario de la que se vendió; y el tope es uno por inmueble, aunque sean varios dueños (E.T., art. 311-1; DIAN, concepto 820 de 2024). Comprar otra sin pasar por ahí no da la exención: habla con un tributarista antes de mover la plata.'

/** Answers about the taxes of persons. Only the patterns find them, and each covers the whole message. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Una peluquería o una tienda pequeña cobra IVA?',
    when: [
      /\b(?:peluquer\w+|barber\w+|salon de belleza|tienda(?: pequena| de barrio)?|tender[oa]|minimercado|micromercado)\b/,
      /\biva\b/,
      /\b(?:cobr\w+|lleva\w*|debo|toca|tengo|responsable|factur\w+|paga\w*)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|descont\w+|recuper\w+|devol\w+|declar\w+|cada cuanto|import\w+|virtual|ropa|instagram|\d{5,}|millones|arr[ie]+nd\w+|cobran ustedes|exent\w+|excluid\w+|papa|leche|huevos|vence\w*|cuando)\b/,
    text: [
      `Depende de tres cosas, no del oficio. 1. Persona natural: no lo cobras si el año anterior y este vendiste, consignaste o contrataste menos de 3.500 UVT${uvtInPesos(3_500)}, con un solo local (E.T., art. 437, parágrafo 3). 2. En el SIMPLE, si lo único que haces es peluquería, tienda pequeña, minimercado o micromercado, no eres responsable de IVA, ni persona ni sociedad (art. 437, parágrafo 4, y art. 908, numeral 1). 3. En los demás casos sí: el servicio de peluquería va al 19%, y en una tienda la tarifa la pone cada producto.`,
      'Si además haces otra actividad, o eres sociedad en el régimen ordinario, la segunda regla no te cubre. Míralo en la casilla 53 de tu RUT: 49 no cobra, 48 sí, 47 es SIMPLE. Dinos tus ventas del año y un tributarista te confirma cuál eres.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Los medicamentos son exentos o excluidos de IVA?',
    when: [
      /\b(?:medicin\w+|medicament\w+|remedios|antibioticos|drogueria|farmacia)\b/,
      /\b(?:exent[oa]s?|excluid[oa]s?)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|renta|prepagada|vitaminas|suplementos|cosmetic\w+|\d{4,})\b/,
    text: [
      'Exentos: la Ley 2010 de 2019 pasó los antibióticos y los medicamentos (partidas 30.01, 30.03, 30.04 y 30.06) de la lista de excluidos del art. 424 a la de exentos del art. 477 del E.T., con tarifa 0. Al cliente, en los dos casos, no le cobras IVA.',
      'La diferencia es para quien los produce: puede pedir devolución del IVA de sus compras. Si solo los revendes, qué declaras y qué IVA descuentas te lo confirma un tributarista. En la droguería hay además cosméticos, aseo, vitaminas y comida con su propia tarifa: mira la partida en la factura del proveedor y el registro INVIMA.',
    ],
    links: [write, call],
  },
  {
    topic: 'Vendo mi casa y compro otra vivienda, ¿pago impuesto?',
    when: [
      home,
      /\b(?:vend(?:i|io|imos|ieron|er|o|emos)|venta|plata (?:del?|de la))\b/,
      /\bcompr(?:o|ar|amos|e|aremos) (?:otr[oa]|una? nuev[oa])\b|\botra (?:casa|vivienda)\b/,
    ],
    not: notSale,
    text: [
      `No queda todo libre: si era donde vivías, están exentas las primeras 5.000 UVT de la ganancia${uvtInPesos(5_000)}, y lo que pase de ahí paga el 15% (E.T., arts. 311-1 y 314). La ganancia es el precio menos el costo fiscal, así que si ganaste menos que eso y cumples, no pagas.`,
      ownHome,
    ],
    links: [write, call, incomeLink],
  },
  {
    topic: '¿La leche y la papa de mi finca pagan IVA y puedo pedir devolución?',
    when: [
      /\b(?:leche|lecheria|ganado|carne|huevos|papas?|verduras|hortalizas|cosecha|cultivo)\b/,
      /\b(?:finca|produzco|producimos|productor\w*|cultiv\w+|siembro|ordeno|vacas|gallinas)\b/,
      /\biva\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|restaurante|tienda|import\w+|compr\w+ (?:la|una) finca)\b/,
    text: [
      'No le cobras IVA al comprador, pero no todo es igual. Leche, carne, pescado y huevos son exentos (E.T., art. 477): quien los produce puede pedir en devolución el IVA de lo que gastó en ellos, si es responsable, declara cada dos meses y factura. Papa, hortalizas y otros productos frescos están excluidos (art. 424): ese IVA no se devuelve, es costo.',
      'Si sacas de los dos, el IVA de los gastos comunes se reparte según tus ingresos (art. 490). Antes de inscribirte, haz la cuenta con un tributarista: cuánto IVA hay en tus compras de alimento, insumos y equipos, y si alcanza para lo que cuesta declarar.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cuánto pago de ganancia ocasional por vender mi casa?',
    when: [home, /\b(?:vend(?:i|io|imos|ieron|er|o|emos)|venta)\b/, /\bganancias? ocasional(?:es)?\b/],
    not: notSale,
    text: [
      `El 15% de lo que ganaste, no del precio: precio de venta menos el costo fiscal (lo que costó o tienes declarado, con mejoras y ajustes), si era tuya dos años o más (E.T., arts. 300 y 314). Si la tuviste menos, va como renta. Si era donde vivía quien vende, están exentas las primeras 5.000 UVT de la ganancia${uvtInPesos(5_000)}; solo lo que pase de ahí paga el 15% (art. 311-1).`,
      ownHome,
      'Cuenta: (precio − costo fiscal − parte exenta) × 15%, menos lo que retuvo la notaría. Escríbenos en cuánto y cuándo se compró, y un tributarista la hace contigo.',
    ],
    links: [write, call, incomeLink],
  },
  {
    topic: 'Heredé un bien, ¿lo declaro?',
    when: [
      /\b(?:hered(?:e|o|amos|aron|ar)|herencia|adjudic\w+)\b/,
      property,
      /\b(?:declar\w+|impuestos?|pag[ao]\w*|ganancia)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|exterior|espana|estados unidos|vend\w+|donacion|deudas? del?|quien declara|difunt\w+|no ha declarado|ultima declaracion|cuanto cobran)\b/,
    text: [
      'Sí, si declaras renta o con eso pasas un tope: lo que te tocó, solo tu parte, es ganancia ocasional del año en que se adjudica la sucesión, y paga el 15% después de las partes exentas (E.T., arts. 302, 307 y 314). Desde ahí entra también en tu patrimonio.',
      'El valor es el que tenía el bien a 31 de diciembre del año anterior a la liquidación de la sucesión (art. 303). Mientras la sucesión no esté liquidada, los bienes siguen siendo de ella: si pasa los topes, la que declara es la sucesión, con su propio NIT. Con la escritura o la sentencia y el avalúo, un tributarista te dice cuánto queda exento y cuánto pagas.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Puedo restar el predial y la administración de lo que arriendo?',
    when: [
      /\barr[ie]+nd\w+\b/,
      /\b(?:predial|administracion|cuota de administracion|mejoras|reparaciones|mantenimiento|intereses)\b/,
      /\b(?:descont\w+|rest(?:o|ar|arle|an)|deduc\w+|gastos?|costos?|bajar)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|local que|pago arriendo|mi oficina|ica|iva|inquilino (?:no|debe)|quien paga)\b/,
    text: [
      'Sí, de lo que recibes por el arriendo: el predial que pagaste en el año y la administración de ese inmueble se restan como gastos de esa renta, si tienes el recibo o la factura a tu nombre (E.T., arts. 107 y 115). No bajan otros ingresos, como el sueldo.',
      'Cuenta solo lo del tiempo arrendado; si la administración la paga el inquilino, no es gasto tuyo. Guarda recibos y comprobantes de pago: con ellos un tributarista te dice cuánto baja.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: 'Me pagan con productos o canje, ¿se declara?',
    when: [
      /\b(?:canjes?|trueque|productos? gratis|en especie|regalan productos|mandan (?:productos|cosas|ropa))\b/,
      /\b(?:declar\w+|impuestos?|renta|factur\w+|ingreso\w*|dian|cuenta de cobro)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|emplead\w+|trabajador\w*|salario|sueldo|cliente gratis|obsequios? a)\b/,
    text: [
      'Sí: si te los dan a cambio de algo, como publicaciones o un servicio, son un ingreso en especie y se declaran por lo que valen en el mercado ese día (E.T., arts. 26 y 29). Suman para el tope de 1.400 UVT de ingresos, aunque no entre plata.',
      'Si estás obligado a facturar, tu servicio se factura por ese valor, y la marca te factura lo suyo. Lleva una lista con fecha, marca, producto y precio de tienda, y guarda los mensajes del acuerdo. Un regalo sin nada a cambio es distinto: muéstraselo a un tributarista.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Cómo corrijo una declaración en la que faltó algo?',
    when: [
      /\b(?:declaracion|renta|declare)\b/,
      /\bcomo (?:la |lo |se |puedo |hago para )?(?:corrij\w+|correg\w+|arregl\w+|modific\w+)|\b(?:corregirla|corregirlo)\b/,
      /\b(?:menos|falt\w+|olvid\w+|omit\w+|no (?:puse|inclui|meti|declare)|se me (?:paso|quedo)|de menos|sin incluir)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|saldo a favor|pague de mas|menor valor|exogena|emplazamiento|requerimiento|carta|llego|iva|retencion|retefuente|ica|firma|nit|cedula mal)\b/,
    text: [
      'Con otra declaración del mismo formulario, marcada como corrección: en el portal de la DIAN entra a la del año, elige corregir, pon el valor completo con el número de la anterior, suma la sanción, firma y paga con el recibo 490. Hay 3 años desde el vencimiento del plazo para corregir pagando más (E.T., art. 588).',
      'Cuánto: el mayor impuesto, el 10% de ese aumento como sanción si la DIAN no te ha escrito (20% después de un emplazamiento), que puede reducirse y no baja de 10 UVT, y los intereses (arts. 634, 639, 640 y 644). Antes de firmarla, reúne el soporte de lo que faltó y deja que un contador revise que quede bien de una vez.',
    ],
    links: [write, lateLink, call],
  },
  {
    topic: '¿Qué plazo tengo para el documento soporte?',
    when: [
      /\bdocumentos? soportes?\b/,
      /\b(?:plazo|cuando|cuanto tiempo|hasta cuando|dias?|semana\w*|fecha)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|obligatori\w+|nomina|que es|anul\w+|nota de ajuste|exterior|numeracion|cobran)\b/,
    text: [
      'El mismo día de cada compra o, si le compras varias veces al mismo proveedor, uno por semana con todo lo acumulado, a más tardar el último día hábil de esa semana (Resolución DIAN 000167 de 2021). Si falla la tecnología, dentro de las 48 horas después de superarla.',
      'Lo haces tú, electrónico, con su nombre, su cédula o NIT, lo comprado y el valor, cuando quien te vende no está obligado a facturar. Si ya se pasó, hazlo cuanto antes y muéstraselo a un contador: sin el documento, la compra puede no aceptarse como costo.',
    ],
    links: [{ href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }, call],
  },
]

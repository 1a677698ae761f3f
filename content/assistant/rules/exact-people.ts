import { contactHref } from '../../contact-topics'
import { inPesos, minimumPenaltyInPesos, uvtBefore, uvtInPesos } from '../../legal-figures'
import { homeGain, inheritedShare, ownHome } from '../home-gain'
import { call, incomeLink, lateLink, write } from '../reply-links'
import type { Rule } from '../rules'

const home = /\b(?:casas?|apartamentos?|aptos?|apartaestudios?|vivienda|inmuebles?)\b/
const property =
  /\b(?:fincas?|casas?|apartamentos?|aptos?|lotes?|terrenos?|locales|local|bienes|plata|acciones|carros?)\b/

/** The rules about selling a home skip a message with these words, or with the price once paid for the home. */
const notSale =
  /\b(?:cuanto (?:me |nos )?cobran|hered\w+|herencia|sucesion|compro y vendo|sociedad|sas|exterior|no residente|notaria|retencion|iva)\b|\b(?:compr|cost)\w+(?: \w+){0,3} \d/

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
      `No queda todo libre: si era donde vivías y la tuviste dos años o más (si no, la ganancia va como renta), están exentas las primeras 5.000 UVT de la ganancia${uvtInPesos(5_000)}, y lo que pase de ahí paga el 15% (E.T., arts. 311-1 y 314). La ganancia es el precio menos el costo fiscal, así que si ganaste menos que eso y cumples, no pagas.`,
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
      homeGain,
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
      'Con otra declaración del mismo formulario, marcada como corrección: en el portal de la DIAN entra a la del año, elige corregir, pon el valor completo con el número de la anterior, suma la sanción, firma y paga con el recibo 490. Hay 3 años desde el vencimiento del plazo para corregir pagando más (E.T., art. 588); si el impuesto no cambia, no hay sanción.',
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
  {
    topic: 'Consignaron en mi cuenta plata que no es mía',
    when: [
      /\b(?:consign\w+|transfir\w+|deposit\w+|entr(?:o|a|aron|an)|pas(?:o|a|an|aron)|mov(?:i|io|ieron)|llego|us(?:a|o|aba)|prest\w+)\b/,
      /\bno (?:era|es|eran|son) (?:mi[oa]s?|nuestr[oa]s?)\b|\b(?:plata|dinero) (?:ajen[oa]|de otra persona|de un negocio)\b|\b(?:prest|dej)\w+ mi cuenta\b|\bus(?:a|o|aba) mi cuenta\b/,
      /\b(?:cuenta|nequi|daviplata|banco)\b/,
      /\b(?:dian|declar\w+|renta|impuestos?|problemas?|investig\w+|mult\w+)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|matricula|universidad|estudi\w+|clientes?|prestamo|robad[ao]|hurt\w+|estaf\w+|por error|equivoc\w+|herencia|exterior|portal|usuario)\b/,
    text: [
      `No es ingreso tuyo si puedes probar de quién es. Pero lo consignado en tu cuenta sí cuenta para el tope de 1.400 UVT al año${uvtInPesos(1_400)}: si pasa de ahí debes declarar renta, aunque nada fuera tuyo (E.T., art. 594-3). Y a la otra persona la DIAN le puede presumir como renta la mitad de lo consignado en cuentas ajenas (art. 755-3).`,
      'Ahora: 1. Baja los extractos del año y marca qué movimientos son de esa persona. 2. Pídele por escrito de qué negocio son, con sus facturas o su declaración. 3. Desde hoy, que use una cuenta a su nombre. 4. Si la DIAN pregunta, se responde a tiempo con esas pruebas. Con los extractos, un tributarista te dice si te toca declarar.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: 'Un familiar me manda plata, ¿paga impuesto?',
    when: [
      /\b(?:hij[oa]s?|herman[oa]s?|papas?|mamas?|espos[oa]|familiar(?:es)?|familia|prim[oa]|tia|tio|suegr[oa]|abuel[oa])\b/,
      /\b(?:mand|envi|recib|gir|consign|pas|ayud)\w+\b/,
      /\b(?:plata|dinero|dolares|euros|remesas?|giros?|ayuda)\b/,
      /\b(?:dian|impuestos?|declar\w+|renta|cobr\w+)\b/,
      /\b(?:vive\w*|desde|exterior|espana|estados unidos|usa|chile|miami|remesas?|cada mes|mensual\w*)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|no es mi[oa]|no era mi[oa]|trabaj\w+|sueldo|salario|clientes?|empresas?|negocio|factur\w+|ventas?|vend\w+|hered\w+|herencia|universidad|matricula|prestamo|prest(?:o|aron)|le (?:mando|envio|giro|consigno)|cuotas?|casa|carro|invert\w+|inversion|arriendo|pension|dividendos)\b/,
    text: [
      `Recibir ayuda de un familiar no paga impuesto por sí solo: no es el pago de un trabajo ni de una venta. Lo que se mira es cuánto entra: si lo consignado en el año pasa de 1.400 UVT${uvtInPesos(1_400)}, contando todo lo tuyo, debes declarar renta (E.T., art. 594-3).`,
      'Guarda los comprobantes de los giros y un mensaje que diga quién los manda y para qué. Si un día es una suma grande que te queda o con la que compras algo, es una donación y se declara como ganancia ocasional, con una parte exenta (arts. 302 y 307): muéstrasela antes a un tributarista.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Un tratamiento estético de odontólogo o médico lleva IVA?',
    when: [
      /\b(?:odontolog\w+|dentistas?|dental(?:es)?|dientes|sonrisa|medic[oa]s?|doctor\w*|dermatolog\w+|clinica|consultorio|cirujan[oa]s?|cirugias?|botox)\b/,
      /\b(?:blanqueamientos?|sonrisa|carillas|estetic\w+|botox|hialuronico|rellenos?|rinoplastia|lipo\w*|cirugias? plasticas?)\b/,
      /\biva\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|veterinari\w+|mascotas?|peluquer\w+|salon de belleza|spa|descont\w+|devol\w+|retencion|retefuente|ica|simple|import\w+)\b/,
    text: [
      'La odontología y la medicina para la salud humana no llevan IVA: están excluidas (E.T., art. 476, numeral 1). En lo estético, como un blanqueamiento o un diseño de sonrisa, la Ley 2010 de 2019 quitó la regla que durante 2019 gravó los tratamientos de belleza y las cirugías estéticas. Hoy no pagan IVA si son un servicio de salud (DIAN, oficio 0318 de 2020).',
      'Qué mirar: quién lo hace, si el consultorio está habilitado para eso y si queda en la historia clínica. Lo cosmético de un salón, o un producto que vendes aparte, como un kit de blanqueamiento, es otra cosa y va con IVA si eres responsable. Antes de facturarlo, un tributarista lo confirma con tu habilitación.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Un profesional de la salud cobra IVA?',
    when: [
      /\b(?:medic[oa]s?|doctor(?:a|es)?|odontolog[oa]s?|dentistas?|psicolog[oa]s?|fisioterapeutas?|enfermer[oa]s?|terapeutas?|nutricionistas?|fonoaudiolog[oa]s?|bacteriolog[oa]s?|optometras?|pediatras?|psiquiatras?|anestesiolog[oa]s?|ginecolog[oa]s?|dermatolog[oa]s?)\b/,
      /\biva\b/,
      /\b(?:cobr\w+|llev\w+|responsable|debo|toca|tengo|factur\w+|pag\w+)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|veterinari\w+|mascotas?|botox|estetic\w+|cosmetic\w+|medicament\w+|medicina prepagada|productos?|vend\w+|compr\w+|descont\w+|devol\w+|retencion|retefuente|ica|simple|arriend\w+|certificad\w+)\b/,
    text: [
      'No: los servicios médicos, odontológicos, hospitalarios, clínicos y de laboratorio para la salud humana están excluidos de IVA (E.T., art. 476, numeral 1). Ganes lo que ganes no lo cobras: el tope de 3.500 UVT es para quien presta servicios con IVA.',
      'Solo cambia si haces algo gravado, como vender productos; con lo estético se mira si es un servicio de salud. Tus ingresos sí cuentan para la renta y para el ICA. Si en tu RUT figura el código 48 y no haces nada gravado, un tributarista te dice cómo corregirlo.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: 'Vendimos algo heredado, ¿cuánto se paga?',
    when: [
      /\b(?:casas?|apartamentos?|aptos?|apartaestudios?|vivienda|inmuebles?|lotes?|fincas?|terrenos?|locales|local|parcelas?)\b/,
      /\b(?:vend(?:i|io|imos|ieron|er|o|emos)|venta)\b/,
      /\b(?:hered(?:e|o|amos|aron|ada|ado)|herencia|sucesion)\b/,
      /\b(?:impuestos?|pag\w+|cuanto|ganancia)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|exterior|espana|estados unidos|no residente|no (?:hemos|se ha|han) hecho la sucesion|sin sucesion|firm\w+|no quiere|notaria)\b|\d{5,}|\d (?:mil|millon(?:es)?|palos)\b/,
    text: [
      'Cada heredero declara solo su parte: precio menos costo fiscal, que en lo heredado es el valor con que quedó en la sucesión. Si ya era de ustedes dos años o más, esa diferencia paga el 15% como ganancia ocasional (E.T., arts. 300, 303 y 314); si es menos tiempo, va como renta. En la notaría se retiene el 1% del precio (art. 398), que después se resta.',
      'Ejemplo: quedó en $ 240.000.000, se vende en $ 300.000.000 y son tres: cada uno gana $ 20.000.000 y paga $ 3.000.000, menos lo que le retuvieron. Lo que cada uno recibió en la sucesión es otra ganancia ocasional, de ese año y con partes exentas (arts. 302 y 307): si nadie la declaró, se arregla primero. Con la escritura de la sucesión y la de venta, un tributarista hace la cuenta.',
    ],
    links: [write, incomeLink, call],
  },
  {
    topic: 'La DIAN me escribió porque no declaré renta',
    when: [
      /\b(?:dian)\b/,
      /\b(?:correo|mensaje|mail|email|carta|notificacion|aviso)\b/,
      /\bno (?:declare|presente|he declarado|he presentado|declaramos|aparece mi declaracion)\b|\b(?:omis[oa]|sin declarar)\b/,
      /\b(?:renta|declaracion|declare|declarado)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|emplazamiento|requerimiento|embarg\w+|pliego|empresa|sas|sociedad|iva|retencion|ica|exogena|falso|estafa|real|verdad|simple|papa|mama|fallec\w+|muri\w+)\b/,
    text: [
      'Con calma: ese mensaje suele ser un aviso con lo que otros reportaron de ti, y todavía no es una sanción. Comprueba primero que sea de la DIAN, entrando tú a www.dian.gov.co y no por el enlace. Luego mira si te tocaba: la herramienta lo dice con tus ingresos, patrimonio, consignaciones, compras y tarjetas de ese año.',
      `Si pasaste algún tope, preséntala ya, antes de un emplazamiento: la sanción es el 5% del impuesto a cargo por cada mes o parte de mes (E.T., art. 641; si el impuesto da cero se mide de otra forma), mínimo 10 UVT (${minimumPenaltyInPesos} en este año), y puede reducirse (art. 640); después del emplazamiento es el doble (art. 642). Si no pasaste ninguno, respóndelo así, con los extractos y certificados. Guarda lo que te llegó y mándanoslo: un tributarista lo lee contigo.`,
    ],
    links: [incomeLink, lateLink, call],
  },
  {
    topic: 'Recibí una herencia, ¿cuánto impuesto pago?',
    when: [
      /\b(?:hered(?:e|o|amos|aron|ar)|herencia)\b/,
      /\bcuanto\b(?: \w+){0,4} (?:impuestos?|pag\w+|toca|dian)\b|\b(?:impuestos?|pag\w+)\b(?: \w+){0,4} \bcuanto\b|\bcuanto impuesto\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|exterior|espana|estados unidos|vend\w+|donacion|deudas? del?|notaria|sucesion cuesta|abogado|predial)\b/,
    text: [
      inheritedShare,
      'Pero puede tocar declarar, aunque dé cero: la herencia suma para los topes. Guarda la escritura o la sentencia de la sucesión y el avalúo; con ellos un tributarista te dice cuánto queda exento y llena la declaración.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Puedo restar los gastos de mis papás en la renta?',
    when: [
      /\b(?:mi (?:mama|papa|madre|padre|hermano|hermana)|mis (?:papas|padres))\b/,
      /\b(?:deduc\w+|descont\w+|descuent\w+|rest(?:o|a|ar\w*)|baj(?:ar|a|an|o)|rebaj\w+|disminuy\w+)\b/,
      /\b(?:renta|declar\w+|impuestos?|retencion|retefuente)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|fallec\w+|muri\w+|hered\w+|sucesion|casa de|arriend\w+|nomina de|vend\w+|deb(?:e|en|ia|o)|rebaja de (?:intereses|sanciones)|amnistia)\b/,
    text: [
      `Sí, si dependen de ti: la deducción es fija, y sus gastos, uno por uno, no se restan. Son dependientes si no tienen ingresos, o ganan menos de 260 UVT al año${uvtInPesos(260)} y un contador público lo certifica, o por su salud, certificada (E.T., art. 387, parágrafo 2); una pensión de ese valor o más los deja por fuera. Por cada uno, hasta cuatro, se restan 72 UVT al año${uvtInPesos(72)} (art. 336, numeral 3) y, si tienes un empleo, otro 10% de ese ingreso, hasta 32 UVT al mes (art. 387): entrega el certificado a tu empleador y te baja la retención.`,
      'La medicina prepagada o póliza de salud que pagas por ti, tu cónyuge, tus hijos o esos dependientes también se resta, hasta 16 UVT al mes. Pide el certificado a la aseguradora y guarda los comprobantes; la cuenta y los topes los hace un contador contigo.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: 'Tengo un bien a mi nombre que es de otra persona',
    when: [
      /\b(?:a|en) mi nombre\b/,
      /\b(?:es|era|son) (?:de|del) (?:mi|un|una|otr[oa])\b|\bno es mi[oa]\b/,
      /\b(?:carro|moto|camion|taxi|casa|apto|apartamento|lote|finca|local)\b/,
      /\b(?:declar\w+|renta|dian|impuestos?|patrimonio)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|hered\w+|herencia|sucesion|vend\w+|traspaso|comparendo|empresa|sas)\b/,
    text: [
      `Para la DIAN se presume tuyo: quien figura como propietario se toma como quien lo aprovecha, salvo que pruebes que es otro (E.T., art. 263). Así suma en tu patrimonio bruto, tope de 4.500 UVT, y si lo compraste este año cuenta en tus compras, tope de 1.400 UVT${uvtInPesos(1_400)}: pasar uno obliga a declarar.`,
      'Lo sano es hacer el traspaso. Mientras tanto guarda la prueba de quién lo pagó y quién lo usa: consignaciones, un documento firmado, el seguro y los impuestos. Un tributarista te dice si con lo demás que tienes te toca declarar y cómo mostrarlo.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: 'Tengo un taxi o un camión, ¿declaro?',
    when: [
      /\b(?:taxi|taxista|cupo|camion|buseta|volqueta|mula|furgon)\b/,
      /\b(?:declar\w+|renta|iva|impuestos?)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|vend\w+|compr\w+ (?:un|el)|retencion|retefuente|emplead[oa]|conductor que|ica|matricula de|rodamiento|comparendo|mi nombre|muri\w+|fallec\w+|difunt[oa]s?|sucesion|herencia|hered\w+|\d{5,}|millon(?:es)?)\b/,
    text: [
      `Declaras renta por ${uvtBefore.year} si pasaste uno de estos topes: ingresos del vehículo y lo demás, o consignaciones, compras o tarjeta, de 1.400 UVT (${inPesos(1_400 * uvtBefore.value)}), o patrimonio bruto de 4.500 UVT (${inPesos(4_500 * uvtBefore.value)}). En el patrimonio entran el vehículo y el cupo, así que revisa primero ese.`,
      'IVA no cobras: el transporte público de personas por tierra y el de carga están excluidos (E.T., art. 476). De lo que recibes se restan combustible, mantenimiento, seguros y la cuota, con factura a tu nombre. Con la tarjeta de propiedad y los extractos, un tributarista te dice si te toca.',
    ],
    links: [incomeLink, write, call],
  },
]

import { contactHref } from '../../contact-topics'
import { inPesos, uvt, uvtBefore, wageByYear } from '../../legal-figures'
import { invoiceCheck } from '../../tools/invoice-check'
import { commonAreas } from '../common-areas'
import { call, incomeLink } from '../reply-links'
import type { Rule } from '../rules'

const write = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' } as const
const check = { href: invoiceCheck.path, label: invoiceCheck.name } as const
const wage = wageByYear[uvt.year]
const least = wage ? ` (${inPesos(wage.value)} en ${uvt.year})` : ''
const uvts = (units: number) => inPesos(units * uvtBefore.value)

export const rules: readonly Rule[] = [
  {
    topic: 'La inmobiliaria me retiene del arriendo, ¿se pierde?',
    asked: `la inmobiliaria me quita retencion cada mes me la devuelven, la empresa que me arrienda la bodega me retiene para que sirve, retencion del arriendo quien me la devuelve, como recupero la retefuente de los arriendos, me descuentan retencion del canon se pierde esa plata, el inquilino es una empresa y me retiene el 3 5, que hago con la retencion que me hace la inmobiliaria, certificado de retencion del arriendo para que es`,
    when: [
      /\b(?:inmobiliaria|arriendos?|inquilin\w+|canon|arrendatari[oa])\b/,
      /\b(?:retenc\w+|retefuente|retuv\w+|retien\w+)\b/,
      /\b(?:pierd\w+|devuelv\w+|devol\w+|recuper\w+|que hago|esa plata|me (?:la|lo) quit\w+|para que|me descuent\w+|me quitan?)\b/,
    ],
    not: /\b(?:cuanto (?:le|les) (?:retengo|descuento)|le retengo|le pago|debo retener|pagamos arriendo)\b/,
    text: [
      'No se pierde: es un anticipo de tu impuesto de renta. Pide cada año el certificado a la inmobiliaria (o a quien aparezca reteniendo) y réstalo en tu declaración: si te retuvieron más que tu impuesto queda un saldo a favor, que se pide a la DIAN o se lleva al año siguiente.',
      'Si no estás obligado a declarar, lo retenido queda como tu impuesto (E.T., art. 6): para recuperarlo declaras voluntariamente y pides la devolución, a más tardar 2 años después de vencido el plazo (art. 854). Suma los cánones del año: quizá sí te toca. En la declaración también restas, con soporte, la comisión de la inmobiliaria, la administración, el predial y las reparaciones. Con el certificado te decimos cuánto vuelve.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: 'Vivo de arriendos, ¿pago salud y pensión?',
    asked: `los arriendos me obligan a cotizar seguridad social, vivo de rentas debo pagar planilla, por recibir arriendos pago salud y pension, la ugpp cobra por los arriendos, rentista de capital cotiza, no trabajo solo recibo canones pago pila, sobre que base cotiza quien vive de arriendos, tengo locales arrendados pago eps como independiente`,
    when: [
      /\b(?:arriendos?|canones|alquiler\w*|rentista|rentas? de capital)\b/,
      /\b(?:salud|pension|seguridad social|pila|planilla|cotiz\w+|eps)\b/,
      /\b(?:viv[oe]|vivimos|recib\w+|gan[oa]|cobro|tengo|rentista|por (?:los|mis|unos|es[aoe]s?))\b/,
    ],
    not: /\b(?:pago arriendo|emplead\w+|me descuentan|de mi sueldo|pensionad\w+)\b/,
    text: [
      `Sí, si después de restar los costos del inmueble te queda al mes un salario mínimo o más${least}: se cotiza sobre el 40% de lo que queda, y no menos de un mínimo (Ley 2277 de 2022, art. 89), 12,5% de salud y 16% de pensión. Si queda menos, esa regla no te obliga. No es lo mismo que un contrato de servicios: aquí primero se restan los costos.`,
      'Costos, con soporte: administración que pagas tú, predial, reparaciones, comisión de la inmobiliaria y seguros. Los arriendos se suman con lo demás que ganes, y con un empleo o una pensión la cuenta cambia. Cómo se aplica a arriendos lo confirma una persona de nómina antes de pagar, porque la UGPP compara la planilla con tu declaración. Escríbeme cuánto recibes al mes y te hago la cuenta.',
    ],
    links: [write, call],
  },
  {
    topic: 'Facturé y no me han pagado, ¿pago el IVA?',
    asked: `si me pagan anticipado cuando causo el iva, facturo y no me han pagado igual pago iva`,
    when: [
      /\biva\b/,
      /\b(?:no me (?:han )?pag\w+|sin cobrar|no he cobrado|anticipad\w+|anticipo\w*|a credito|causo|causa)\b/,
    ],
    not: /\b(?:simple|dian me|jefe|renta|devol\w+)\b/,
    text: [
      'Sí: el IVA se causa con la factura o con la entrega del bien o el servicio, lo que pase primero (E.T., art. 429), y se declara en ese período aunque el cliente no haya pagado. Un anticipo recibido, sin entregar ni facturar, todavía no causa IVA; cuando facturas el total, sí.',
      'Para no financiar al cliente: factura cuando entregas y no antes, pide anticipos, acuerda el pago antes del vencimiento del bimestre o cuatrimestre, o negocia la factura en RADIAN. Si el cliente no paga nunca, en renta puede haber deducción por cartera; el IVA se recupera solo si la venta se anula con nota crédito. Dinos las fechas y miramos tu caso.',
    ],
    links: [write, call],
  },
  {
    topic: 'Mi primera declaración de IVA',
    asked: `como declaro el iva por primera vez`,
    when: [
      /\biva\b/,
      /\b(?:primera vez|primer iva|por primera|acabo de (?:abrir|empezar|ser)|empezando|nuevo responsable)\b/,
    ],
    text: [
      'En orden: 1. Comprueba en el RUT el código 48 y desde qué día. 2. Quien empieza el negocio este año declara cada dos meses; si ya lo tenías y pasaste a responsable, en general cada cuatro (E.T., art. 600; DIAN, concepto 8724 de 2015). Confírmalo antes: presentar con el período equivocado obliga a corregir. Va en el formulario 300, con firma electrónica, en www.dian.gov.co. 3. Suma el IVA de tus facturas de venta del período y resta el de tus compras con factura electrónica a tu nombre y del negocio. 4. Si da a favor, pasa al período siguiente; si da a pagar, se paga con el recibo 490 hasta tu fecha.',
      'Un período sin ventas ni compras con IVA no se presenta. La fecha sale del último dígito del NIT: escríbeme «IVA bimestral NIT terminado en …» y te la digo. Guarda las facturas en el mismo orden de la declaración. Si prefieres, la primera la hacemos contigo.',
    ],
    links: [{ href: '/herramientas/vencimientos/iva-bimestral', label: 'Ver las fechas' }, write, call],
  },
  {
    topic: '¿La cuota de administración lleva IVA?',
    when: [
      /\b(?:cuotas? (?:de administracion|extraordinaria|del (?:conjunto|edificio))|administracion (?:de|del) (?:un |mi |el )?(?:conjunto|edificio|apartamento|apto))\b/,
      /\biva\b/,
    ],
    not: /\b(?:compre|revisor\w*|arr[ie]+nd\w+|alquil\w+|antenas?|salon|parqueadero)\b/,
    text: [
      'No: la cuota de administración de un conjunto o edificio no lleva IVA, ni lo que va incluido en ella. Otra cosa es lo que se alquila aparte.',
      ...commonAreas,
    ],
    links: [write, call],
  },
  {
    topic: '¿Un conjunto cobra IVA?',
    asked: `un conjunto residencial cobra iva por el parqueadero`,
    when: [/\b(?:conjunto|copropiedad|edificio|propiedad horizontal|administracion)\b/, /\biva\b/],
    not: /\b(?:apartamento que|mi (?:propio )?(?:parqueadero|garaje|apto|apartamento|local|oficina|casa)|compre|revisor\w*)\b/,
    text: commonAreas,
    links: [write, call],
  },
  {
    topic: 'Me piden la factura a nombre de otro',
    asked: `puedo hacer la factura a nombre de otra persona, me piden facturar a otra empresa, el cliente quiere la factura con el nit de otro`,
    when: [
      /\bfactura\w*\b/,
      /\b(?:nombre de (?:otr\w+|un|una|mi|su|el|la)|otra empresa|otro nit|otra razon|a otra persona)\b/,
    ],
    not: /\b(?:me aparece|salen|veo|portal|documentos de|usaron|suplant\w+|tiquetes?|recibo|no soy responsable|nombre de su (?:empresa|negocio|sociedad|sas))\b/,
    text: [
      'La factura va a nombre de quien compra y paga, o de quien recibe el servicio: así lo cruza la DIAN. Hacerla a otra empresa que no compró es una operación que no existió, y es riesgo para los tres. Si un tercero paga por cuenta del comprador, la factura sigue a nombre del comprador y se anota quién pagó; si hay un contrato de mandato, va como el mandato diga.',
      'Si ya la hiciste a nombre equivocado y la venta real es de otro: nota crédito por el total y factura nueva con los datos correctos, antes de que la acepten. Pide al cliente el RUT antes de facturar. Una factura electrónica no se edita.',
    ],
    links: [check, call, write],
  },
  {
    topic: '¿Puedo facturar en dólares?',
    asked: `puedo hacer una factura en dolares, con que trm facturo, factura en moneda extranjera, le cobro en dolares a un cliente`,
    when: [/\bfactur\w+\b/, /\b(?:dolares|usd|euros|moneda extranjera|otra moneda)\b/],
    not: /\b(?:cuanto esta|iva de \d|(?:cobr[oe]|cobrado) iva|declar\w+|me pagan?|(?:nunca|no) (?:he |les? |hago |estoy )?factur\w+|(?:algo|esta|estoy) mal|incumpl\w+|problemas?|multa\w*)\b/,
    text: [
      'Sí: la factura electrónica puede ir en dólares u otra moneda, y el programa pone también el valor en pesos con la TRM del día en que la generas; los impuestos se liquidan en pesos. Si el cliente es de Colombia el pago, salvo excepciones, se hace en pesos con la tasa que acuerden.',
      'Exportación: va con los datos del cliente extranjero y, si cumple, exenta de IVA (E.T., art. 481, literal c). La diferencia entre la TRM de la factura y la del pago se registra como diferencia en cambio. Revisa que tu programa tenga activa la moneda.',
    ],
    links: [write, check, call],
  },
  {
    topic: '¿Cómo le mando la factura al cliente?',
    asked: `me pidieron la factura en pdf y xml como la mando`,
    when: [
      /\bfactura\w*\b/,
      /\b(?:xml|pdf|correo|mand\w+|envi\w+|entreg\w+)\b/,
      /\b(?:cliente\w*|la mando|la envio|se manda|se entrega|me pidieron|me piden)\b/,
    ],
    not: /\b(?:anul\w+|portal|ustedes|subir|proveedor|error|rechaz\w+|no le llego|libros|corregir|equivoqu\w+)\b/,
    text: [
      'Tu programa la envía solo: al validarla la DIAN, manda al correo del cliente un ZIP con dos archivos: el XML (la factura con su validación, el «AttachedDocument») y el PDF, que es la representación gráfica. El que vale es el XML. Registra bien el correo de recepción del cliente, que suele estar en su RUT.',
      'Si te los piden por WhatsApp o por tu correo: descárgalos del programa, o del portal de la DIAN con el CUFE, y envía los dos. A quien no tiene correo se le da impresa, con el QR. Guarda la prueba del envío: desde ahí corren los tres días para reclamarla si es a crédito.',
    ],
    links: [check, call],
  },
  {
    topic: '¿Qué es el CUDE?',
    asked: `que es un cude`,
    when: [/\bcud[es]\b/],
    text: [
      'El CUDE es el código único de documento electrónico: lo mismo que el CUFE de la factura, pero para notas crédito y débito, eventos y documentos equivalentes; en el documento soporte se llama CUDS y en la nómina, CUNE. Son letras y números que salen de los datos del documento: si uno cambia, el código ya no coincide. Sirve para buscarlo y comprobarlo en la DIAN.',
    ],
    links: [check, call],
  },
  {
    topic: '¿Un préstamo me obliga a declarar?',
    asked: `saque un credito de 120 millones para mi negocio eso me obliga a declarar`,
    when: [/\b(?:prestamo|credito|prestaron|leasing)\b/, /\b(?:declar\w+|renta|obliga\w*|dian)\b/],
    not: /\b(?:vivienda|intereses|descont\w+|rest\w+|deduc\w+|tarjeta|carro|compr\w+|historial|pid\w+|nunca|no he declarado|sin declarar|saldo|nota credito)\b/,
    text: [
      `Un préstamo no es ingreso ni paga impuesto, pero lo que entró a tu cuenta cuenta como consignación: si en ${uvtBefore.year} todas tus consignaciones pasaron de 1.400 UVT (${uvts(1_400)}), declaras, aunque sea plata prestada; también si con ella compraste o pagaste con tarjeta más de esa cifra. Uno de 120 millones desembolsado en tu cuenta en ${uvtBefore.year} te obliga; si el banco le pagó directo al vendedor, cuenta como compra.`,
      'En la declaración va también como deuda, con el certificado del banco, y no aumenta el impuesto. Si lo pagaste a otra persona o era de un socio, guarda el contrato. Mira tu caso en la herramienta.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: 'Un menor de edad con bienes, ¿declara?',
    asked: `mi hijo menor tiene un cdt de 90 millones declara`,
    when: [
      /\b(?:menor|hij[oa]|bebe|nin[oa])\b/,
      /\b(?:cdt|bienes|casa|apartamento|cuenta|ahorros|acciones|patrimonio|plata)\b/,
      /\b(?:declar\w+|renta)\b/,
    ],
    not: /\b(?:descont\w+|rest\w+|dependiente\w*|gir\w+|herencia|universidad)\b/,
    text: [
      `Sí puede tocarle: los topes son los mismos para un menor, con su propio documento. Por ${uvtBefore.year}: más de 4.500 UVT de patrimonio (${uvts(4_500)}) o 1.400 UVT (${uvts(1_400)}) de ingresos, compras o consignaciones, y abrir un CDT suma como consignación o inversión; renovar uno que ya tenía, no (DIAN, concepto 18799 de 2006). Así, un CDT de 90 millones abierto en ${uvtBefore.year} lo obliga; uno viejo de 90 que solo se renovó, no.`,
      'Firman los padres en su nombre (E.T., art. 572), con RUT y firma electrónica del representante. Si la plata en realidad es de los padres, conviene aclararlo antes: quien la puso debe poder explicarla. Con el certificado del CDT y la fecha te lo confirma un tributarista.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Un bono o una indemnización cuenta para la renta?',
    asked: `mi empresa me pago un bono de 30 millones cuenta para la renta, la indemnizacion por despido paga impuestos, me quitan impuestos de la indemnizacion, la liquidacion cuenta para declarar renta, con lo que me dieron de indemnizacion debo declarar, las cesantias se declaran`,
    when: [
      /\b(?:bono|bonificacion|indemnizacion|prima|liquidacion|cesantias|comisiones)\b/,
      /\b(?:renta|declar\w+)\b/,
      /\b(?:cuenta\w*|suma\w*|ingreso|impuesto|pag\w+|declaro|obliga)\b/,
    ],
    not: /\b(?:cuando|empresa (?:sas|declara)|retencion)\b/,
    text: [
      `Sí: salario, primas, bonos, comisiones y vacaciones suman como ingresos de trabajo del año, y también las cesantías y una indemnización, aunque parte sea exenta. Se mira el total: declaras por ${uvtBefore.year} si llegó a 1.400 UVT (${uvts(1_400)}). Un bono solo de 30 millones no obliga, pero se suma al resto.`,
      'Exento no quiere decir que no se cuente para el tope. El certificado de ingresos y retenciones (formulario 220) que te da la empresa en marzo trae todo separado: con él y tus extractos se sabe si declaras y si te devuelven algo.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: 'Tengo inmuebles arrendados, ¿cómo los declaro?',
    asked: `tengo 3 apartamentos arrendados como declaro eso`,
    when: [
      /\b(?:arrendad\w+|arriendos?|arriendo (?:mi|un|una|dos|tres|\d)|alquilad\w+)\b/,
      /\b(?:declar\w+|renta|impuesto\w*)\b/,
      /\b(?:apartamentos?|casas?|locales|inmuebles?|apto\w*|propiedades|habitacion\w*)\b/,
    ],
    not: /\b(?:iva|retenc\w+|descont\w+|pago arriendo|vivo en arriendo|rest\w+)\b/,
    text: [
      `Cada canon recibido en el año es ingreso, en la cédula general (rentas de capital), y cada inmueble va en el patrimonio. Declaras por ${uvtBefore.year} si los cánones y lo demás llegaron a 1.400 UVT (${uvts(1_400)}), o si tus bienes, sin restar deudas, pasaron de 4.500 UVT (${uvts(4_500)}).`,
      'Puedes restar los gastos del inmueble con soporte: predial, administración que pagas tú, reparaciones, comisión de la inmobiliaria, seguros e intereses del crédito. Si arriendas a empresas te retienen, y eso se resta; locales u oficinas pueden llevar IVA. Ten a mano contratos, extractos, prediales y certificados de retención. Arriendos de años anteriores sin declarar se corrigen mejor antes de que pregunten.',
    ],
    links: [incomeLink, write, call],
  },
]

import { contactHref } from '../../contact-topics'
import { inPesos, uvt, uvtInPesos } from '../../legal-figures'
import { invoiceCheck } from '../../tools/invoice-check'
import { call } from '../reply-links'
import type { Rule } from '../rules'

const write = { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' } as const
const limit = `${inPesos(3_500 * uvt.value)} con la UVT de ${uvt.year}`
const check = { href: invoiceCheck.path, label: invoiceCheck.name } as const

export const rules: readonly Rule[] = [
  {
    topic: 'Me piden factura y no soy responsable de IVA',
    asked: `me exigen factura electronica y soy no responsable, un cliente no me recibe cuenta de cobro quiere factura, soy codigo 49 y me piden factura electronica, me toca facturar si no cobro iva, la empresa dice que sin factura no me paga y no soy responsable de iva, pueden obligarme a facturar si soy no responsable, regimen simplificado me piden factura electronica, no soy responsable puedo negarme a facturar`,
    when: [
      /\bfactur\w+\b/,
      /\bno (?:soy|somos|estoy como) responsables?\b|\b(?:codigo|responsabilidad) 49\b|\bno responsable\b|\bregimen simplificado\b/,
      /\b(?:pid\w+|exig\w+|obligad\w+|toca|debo|tengo que|necesito|negarme|quiere)\b/,
    ],
    not: /\b(?:le compr\w+|proveedor\w*|cuanto|topes?|desde que monto|exterior)\b/,
    text: [
      `No, si eres persona natural y de verdad eres no responsable (código 49 en el RUT): ventas de menos de 3.500 UVT al año (${limit}) y las demás condiciones. En general no estás obligado a facturar (E.T., art. 437, parágrafo 3, y DUR 1625 de 2016, art. 1.6.1.4.3). Dale una cuenta de cobro con tu nombre, cédula y RUT, a quién le cobras, qué hiciste, el valor y la fecha: con ella tu cliente hace su documento soporte, que le prueba el gasto, así que no pierde nada.`,
      'Puedes facturar si quieres, sin IVA, pero entonces cumples con todo lo de la factura electrónica. La respuesta cambia si tu RUT ya tiene el código 47 (SIMPLE) o 52, si eres una sociedad o si este año pasas el tope: ahí sí facturas. Mándale el RUT a tu cliente; si insiste, un contador se lo explica por escrito.',
    ],
    links: [write, call],
  },
  {
    topic: 'El cliente pide factura y yo doy tiquete',
    asked: `doy recibo de caja y me piden factura a nombre de una empresa, en mi local solo damos tiquete pos y un cliente quiere factura, tengo maquina registradora y me piden factura electronica, me piden cambiar el tiquete por factura, un comensal quiere factura con el nit de la empresa, puedo negar la factura y dar tiquete, vendo con pos y una empresa me pide factura, solo tengo recibos y el cliente quiere factura para descontar`,
    when: [
      /\b(?:tiquetes?|pos|recibos?|maquina registradora)\b/,
      /\bfactur\w+\b/,
      /\b(?:me |nos )?(?:pid\w+|exig\w+|quier\w+|solicit\w+)\b/,
    ],
    not: /\b(?:me dieron|me dio|le pedi|compr[eo]|no me (?:dan|quieren dar|dio)|de caja menor|portal)\b/,
    text: [
      'Depende de lo que diga tu RUT en la casilla 53. Si eres responsable de IVA (48), facturador (52) o una sociedad, dásela: pídele el NIT, el nombre y el correo, y hazla a nombre de su empresa si es ella la que compra. El tiquete no le sirve para restar el gasto ni el IVA. Si ya lo imprimiste, anúlalo en tu programa para no contar la venta dos veces.',
      `Si eres persona natural no responsable de IVA (49), con ventas de menos de 3.500 UVT al año (${limit}) y las demás condiciones, en general no estás obligado (E.T., art. 437, parágrafo 3): le das recibo o cuenta de cobro y su empresa hace el documento soporte. Quien sí está obligado no cumple con un tiquete de papel: el POS es ahora un documento electrónico que se transmite a la DIAN (Resolución 000165 de 2023). Con tu RUT te decimos cuál eres.`,
    ],
    links: [write, check, call],
  },
  {
    topic: '¿Cuánto tiempo tengo para facturar o corregir una factura?',
    asked: `cual es el plazo para corregir una factura, cuanto tiempo tengo para emitir la factura`,
    when: [
      /\bfacturas?\b/,
      /\b(?:plazo|cuanto tiempo|cuando debo|hasta cuando|en que momento|dias)\b/,
      /\b(?:emitir|hacer|expedir|corregir|anular|facturar|generar|correccion)\b/,
    ],
    not: /\b(?:pago|pagar|vence|aceptar|rechazar|reclamar|contingencia|resolucion|numeracion|guard\w+)\b/,
    text: [
      'Se factura en el momento de la venta o al terminar el servicio (o en cada corte pactado): no hay días de gracia, salvo contingencia. Facturar después se hace con la fecha en que se genera, sin poner la de antes.',
      'Para corregir no hay un plazo de ley en días: la factura validada no se cambia; se anula o se ajusta con nota crédito (o débito), que cuenta en el período en que se hace, y si la venta sigue se expide otra. Hazlo en el mismo mes y antes de declarar el IVA, y antes de que el cliente la acepte (3 días hábiles si es a crédito). Si ya declaraste, puede haber que corregir la declaración: dinos la fecha.',
    ],
    links: [check, write, call],
  },
  {
    topic: '¿Cómo facturo un anticipo o una propina?',
    asked: `debo facturar propinas, como facturo un anticipo`,
    when: [/\bfactur\w+\b/, /\b(?:anticipos?|abonos?|propinas?|separ\w+)\b/],
    not: /\b(?:simple|renta|no me han pagado|iva causo|cesantias)\b/,
    text: [
      'Anticipo: mientras no entregues nada no es una venta; se registra como anticipo de cliente, con recibo de caja, y la factura se hace por el total cuando entregas (o por la parte entregada), descontando lo abonado. Si el cliente exige factura del anticipo, ya causa IVA por ese valor.',
      'Propina: es voluntaria, se muestra aparte y no hace parte de la base de IVA ni de consumo (E.T., art. 512-9); es de los trabajadores y no ingreso del negocio. Tu programa tiene un campo para cada una.',
    ],
    links: [write, check, call],
  },
  {
    topic: '¿Cómo sé si una factura llegó a la DIAN?',
    asked: `como se si mi factura quedo en la dian, la factura quedo validada, como consulto el cufe, mi factura no aparece en la dian, en que estado esta mi factura electronica`,
    when: [
      /\bfacturas?\b/,
      /\b(?:lleg\w+ a la dian|valid\w+|transmit\w+|quedo en la dian|registr\w+ en la dian|aparece en la dian)\b/,
      /\b(?:como|donde|se|saber|verific\w+|comprob\w+|consult\w+)\b/,
    ],
    not: /\b(?:falsa|sospechosa|chimba|carta|requerimiento)\b/,
    text: [
      'Tres maneras: 1. Tu programa la marca «validada» o «aceptada DIAN» y guarda la respuesta. 2. Con el CUFE o el QR en catalogo-vpfe.dian.gov.co: si sale, existe. 3. Entrando con tu usuario a la DIAN, en «facturas emitidas». Si dice «rechazada», no está expedida: corrige el error que indica y transmítela otra vez.',
      'La herramienta lee tu XML sin enviarlo y te dice si trae la validación, si el CUFE cuadra y si hay sumas mal.',
    ],
    links: [check, call],
  },
  {
    topic: '¿Qué es un proveedor tecnológico?',
    asked: `que es un proveedor tecnologico`,
    when: [/\bproveedor tecnologico\b/],
    text: [
      'Es la empresa que la DIAN autorizó para generar, transmitir, enviar y guardar tus facturas, notas y documentos electrónicos por ti (E.T., art. 616-4). Los programas contables usan uno o son uno. También puedes facturar sin él, con desarrollo propio o con el servicio gratuito de la DIAN.',
      'Antes de pagar: búscalo en la lista de proveedores habilitados de la DIAN, pregunta cuánto vale cada documento, si incluye documento soporte y nómina, quién guarda los XML y cómo te los llevas si cambias.',
    ],
    links: [write, call],
  },

  {
    topic: '¿Documento soporte para Google, Facebook o un proveedor de afuera?',
    asked: `el documento soporte se le hace tambien a google y facebook por la publicidad`,
    when: [
      /\b(?:documento soporte|soporte|factura\w*|deduc\w+|gasto)\b/,
      /\b(?:google|facebook|meta|instagram|amazon|aws|adobe|zoom|canva|openai|chatgpt|proveedor(?:es)? (?:del exterior|extranjer\w+|de afuera)|del exterior|no residente\w*)\b/,
    ],
    not: /\b(?:cliente|le facturo|vend\w+|cobro)\b/,
    text: [
      'Sí: a un proveedor del exterior que no factura en Colombia le haces el documento soporte electrónico, con sus datos y el valor en pesos, y lo transmites a la DIAN; así pruebas el gasto (DUR 1625 de 2016, art. 1.6.1.4.12; DIAN, oficio 906162 de 2022). Guarda además la factura o el recibo de la plataforma y el pago con tarjeta.',
      'Mira primero si la plataforma te factura desde una empresa colombiana: entonces te da factura electrónica y no haces documento soporte. IVA: si el proveedor no cobró el de Colombia y tú eres responsable, puede tocarte retenerlo (E.T., art. 437-2, numeral 3); y según el servicio, retención por pagos al exterior. Con un recibo de cada proveedor te decimos qué va en cada uno.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cuándo uso una nota débito?',
    asked: `que es nota debito, cobre de menos en una factura, subir el valor de una factura ya hecha, nota debito o nota credito`,
    when: [
      /\b(?:cuando|uso|hago|sirve)\b.*\bnota debito\b|\b(?:cobre|facture|factur\w+) (?:de menos|por menos|menos)\b|\bfactura (?:por|con) (?:un )?valor (?:menor|mas bajo)\b/,
    ],
    text: [
      'Si cobraste de menos, se corrige con una nota débito electrónica que menciona la factura y sube el valor (o el IVA); si cobraste de más, con una nota crédito. La factura validada no se cambia. Las dos las hace el programa y se transmiten a la DIAN; envíasela al cliente.',
      'Si el error es del comprador o de lo vendido, es mejor anular con nota crédito por el total y hacer otra. Si ya declaraste el IVA de ese período, la nota cuenta en el período en que se hace, salvo que haya que corregir: cuéntanos la fecha.',
    ],
    links: [check, write, call],
  },

  {
    topic: '¿El tiquete o recibo POS todavía sirve?',
    asked: `el recibo de caja pos todavia sirve o ya toca documento electronico`,
    when: [
      /\bpos\b|\b(?:tiquete|tirilla|recibo de caja)\b/,
      /\b(?:sirve\w*|vale\w*|valid\w+|todavia|obligat\w+|electronic\w+|toca|puedo|soporte|descont\w+|deduc\w+)\b/,
    ],
    not: /\b(?:hasta (?:cuanto|que|cuales)|tope|maximo|monto)\b/,
    text: [
      'El tiquete de máquina registradora POS sigue existiendo, pero como documento equivalente electrónico: se genera en el programa y se transmite a la DIAN (Resolución 000165 de 2023, que fijó las fechas para pasarlo). El papel solo, sin transmitir, ya no respalda la venta de quien está obligado a facturar.',
      `Para quien vende: si el comprador pide factura electrónica, hay que dársela, y el POS solo va hasta 5 UVT por venta, sin impuestos${uvtInPesos(5)} (Resolución DIAN 001092 de 2022, art. 1): si la venta pasa de ahí, factura electrónica. Para quien compra: el tiquete no sirve para restar el gasto ni el IVA; pide la factura electrónica con tu NIT o tu cédula en la caja. Quien no está obligado a facturar puede dar recibo y tú haces documento soporte. Si quieres saber qué le toca a tu negocio, dinos qué vendes y tu RUT.`,
    ],
    links: [write, call, check],
  },
  {
    topic: '¿Cómo hago una cuenta de cobro?',
    asked: `como hago una cuenta de cobro`,
    when: [
      /\bcuentas? de cobro\b/,
      /\b(?:como (?:hago|se hace|hacer|lleno|paso|armo)|formato|que (?:lleva|debe|pongo|datos)|modelo|ejemplo|hacer una)\b/,
    ],
    text: [
      'En una hoja, con esto: 1. Ciudad, fecha y un número tuyo. 2. El nombre y el NIT de quien paga. 3. «Debe a:» tu nombre, cédula o NIT, dirección y teléfono. 4. El valor en números y en letras. 5. Por qué concepto y de qué fechas. 6. Banco, tipo y número de cuenta. 7. Tu firma. No lleva IVA.',
      'Adjunta el RUT y, si te la piden, la planilla de seguridad social; y escribe que no eres responsable de IVA ni obligado a facturar, y si no vas a restar costos y gastos, para que te retengan con la tabla de los salarios (E.T., art. 383, parágrafo 2). Sirve si no estás obligado a facturar; quien te paga hace el documento soporte.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Una cuenta de cobro sirve de soporte?',
    asked: `una cuenta de cobro sirve de soporte`,
    when: [
      /\b(?:cuentas? de cobro|recibo\w*|remision|cotizacion)\b/,
      /\b(?:soport\w+|sirve\w*|valid\w+|vale como|deduc\w+|descont\w+|reempla\w+|en vez|en lugar)\b/,
    ],
    not: /\bpos\b|\bcaja\b/,
    text: [
      'Sola, no. Si quien te vende no está obligado a facturar, tú haces un documento soporte electrónico por esa compra y lo transmites a la DIAN; la cuenta de cobro y el pago se guardan como anexos. Si sí está obligado, lo que sirve es su factura electrónica: pídesela.',
      'Para saber cuál es, pídele el RUT: con código 49 y sin el 52 normalmente no factura. Guarda además la planilla si te prestó un servicio personal.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Qué datos lleva una factura?',
    asked: `que datos debe tener una factura`,
    when: [
      /\bfacturas?\b/,
      /\b(?:que (?:datos|debe (?:tener|llevar|contener)|lleva|requisitos|informacion|tiene que)|requisitos|datos (?:que|de))\b/,
    ],
    not: /\b(?:exterior|habilit\w+|empezar|nit equivocado|como se si|falsa|subir|portal)\b/,
    text: [
      'Debe decir «factura electrónica de venta» y llevar: nombre o razón social y NIT del vendedor; nombre y NIT o cédula del comprador (o «consumidor final», 222222222222); número con la autorización de la DIAN; fecha y hora; descripción, cantidad y valor unitario; IVA u otros impuestos por separado; total; forma y medio de pago (a crédito, con su plazo); y las calidades del vendedor, como gran contribuyente o autorretenedor (E.T., art. 617, y Resolución 000165 de 2023).',
      'La pone el programa: además va el CUFE, el código QR y la firma electrónica, y existe cuando la DIAN la valida. Si ya la tienes, la herramienta revisa sus sumas, el NIT y el CUFE con el XML.',
    ],
    links: [check, write, call],
  },
  {
    topic: '¿Con qué programa facturo y cuánto cuesta?',
    asked: `que software me recomiendan para facturar, cuanto cuesta facturar electronicamente`,
    when: [
      /\b(?:programa|software|aplicativo|sistema|plataforma|cuanto (?:cuesta|vale|sale)|gratis|gratuit\w+)\b/,
      /\bfactur\w+\b/,
      /\b(?:recomiend\w+|mejor|cual|cuanto (?:cuesta|vale|sale)|gratis|gratuit\w+|economic\w+|barat\w+)\b/,
    ],
    not: /\b(?:contabilidad|portal|subir|ustedes cobran|me cobran|revis\w+|subi|nomina)\b/,
    text: [
      'La DIAN tiene uno gratis, el servicio gratuito de facturación de su portal: alcanza si haces pocas facturas al mes y no necesitas inventario. Si vendes seguido, un programa de pago ahorra tiempo; cada uno cobra por plan o por paquete de facturas, así que compara en su página el precio del año con el número de facturas que haces.',
      'Mira tres cosas: que sea proveedor autorizado por la DIAN, que haga notas, documento soporte y (si tienes empleados) nómina electrónica, y que pueda entrar quien lleva tus cuentas. Trabajamos con Siigo, World Office, Helisa y Alegra, entre otros, y si no tienes ninguno te ayudamos a escoger y a habilitarte.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Qué hago si no facturé una venta?',
    asked: `se me olvido facturar una venta del mes pasado`,
    when: [
      /\b(?:olvid\w+|no (?:la |le |lo |se )?(?:hice|factur\w+|alcance a)|sin facturar|falto)\b/,
      /\bfactur\w+\b/,
      /\b(?:venta\w*|mes|pasad\w+|client\w+|ayer|semana|atrasad\w+)\b/,
    ],
    not: /\b(?:proveedor|no me|obligad[oa]s?|no responsable|denunci\w+|multa|sancion|cerr\w+|seguridad social|salud y pension|pila|planilla|eps|cotiz\w+|declar\w+)\b/,
    calms: true,
    text: [
      'Hazla ya: la factura electrónica lleva la fecha en que se genera, no se puede poner la de antes; en la descripción escribe de cuándo fue la venta o el servicio. Es mejor tarde que nunca: la DIAN sanciona a quien no factura, y tu cliente la necesita.',
      'Ahora: 1. Emítela hoy y envíasela al cliente. 2. Si el IVA o la retención de ese período ya se declararon sin esa venta, avísale a tu asesor: según la fecha se corrige la declaración o entra en el período de la factura. 3. Si es del año pasado, mira también la renta. Llámanos con la fecha y el valor y te decimos cuál va.',
    ],
    links: [call, write],
  },
  {
    topic: 'Me aparece una factura que no es mía',
    asked: `me aparece una factura que no compre como la rechazo`,
    when: [
      /\bfacturas?\b/,
      /\b(?:no compre|no hice|no pedi|no es mia|no reconozco|que no compr\w+|no conozco|me aparece\w* (?:una|unas)|a mi nombre)\b/,
    ],
    not: /\b(?:portal|subi\w*|cargue|cargamos|monte|mande|envie|rechazad[ao]s?|en revision)\b/,
    text: [
      'Con calma: que esté a tu nombre no te obliga a pagarla. Si es a crédito, recházala con el evento de «reclamo» dentro de los 3 días hábiles después de recibirla, desde tu programa o el servicio gratuito de la DIAN; si callas, se entiende aceptada (Decreto 1154 de 2020).',
      'Ahora: 1. Guarda el PDF, el XML o el pantallazo. 2. Escríbele al que la expidió y pide nota crédito por el total. 3. No la lleves a tu contabilidad ni a tu renta. 4. Si no responde o hay varias, denúncialo en el portal de la DIAN y, si usaron tu cédula, ante la Fiscalía. En la renta te puede aparecer reportada: guarda la prueba. Te ayudamos con la carta.',
    ],
    links: [call, check, write],
    calms: true,
  },
  {
    topic: 'Mi cliente rechazó la factura',
    asked: `mi cliente rechazo la factura que hago`,
    when: [/\bcliente\w*\b/, /\brechaz\w+|\breclam\w+|\bno (?:la |me la )?acept\w+/, /\bfactura\w*\b/],
    not: /\b(?:portal|subi|dian (?:la |me )?rechaz\w+)\b/,
    text: [
      'Pregúntale por escrito por qué y míralo en RADIAN: el reclamo dice el motivo (mercancía incompleta, valor, datos u otro). Una factura validada no se borra: si el reclamo tiene razón, haz nota crédito, por el total o por la diferencia, y expide otra bien; si no la tiene, responde por escrito con la prueba de la entrega.',
      'El cliente tiene 3 días hábiles después de recibir el bien o servicio para reclamar una a crédito; pasado ese plazo se entiende aceptada (Decreto 1154 de 2020) y puedes cobrarla como título valor. Guarda la remisión firmada, la orden y los correos.',
    ],
    links: [check, call, write],
  },
]

import { contactHref } from '../../contact-topics'
import { uvtInPesos } from '../../legal-figures'
import { invoiceCheck } from '../../tools/invoice-check'
import type { Concept } from '../concepts'
import { call } from '../reply-links'

const check = { href: invoiceCheck.path, label: invoiceCheck.name } as const
const books = { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' } as const
const upload = { href: '/portal/facturas', label: 'Subir facturas' } as const

const ticketLimit = `Hasta 5 UVT por cada venta, sin contar impuestos${uvtInPesos(5)} (Resolución DIAN 001092 de 2022, art. 1; E.T., art. 616-1). Si la venta pasa de ahí, o el comprador la pide, va factura electrónica.`

/** Concepts about the documents of sales and purchases besides the invoice. */
export const concepts: readonly Concept[] = [
  {
    name: 'el documento soporte',
    named:
      /^(?:(?:documentos?|docs?|docuemnto) (?:de )?soportes?(?: electronicos?)?(?: (?:en|de|por|para) (?:las? )?(?:compras?|adquisiciones)(?: .{1,60})?| (?:con|a|de|para) (?:sujetos |proveedores )?no obligados(?: a .{1,30})?)?)$/,
    links: [books, check, call],
    aspects: {
      what: [
        '¿Qué es el documento soporte?',
        'El documento soporte lo hace, electrónico, quien compra cuando el vendedor no está obligado a facturar: con él prueba el costo o el gasto (E.T., art. 771-2; Resolución DIAN 000167 de 2021). La cuenta de cobro sola no basta.',
      ],
      who: ['¿Quién hace el documento soporte?'],
      when: [
        '¿Cuándo se hace el documento soporte?',
        'El mismo día de cada compra o, si le compras varias veces al mismo proveedor, uno por semana con todo, a más tardar el último día hábil de esa semana (Resolución DIAN 000167 de 2021). No se deja para fin de mes.',
      ],
      get: [
        '¿Cómo hago el documento soporte?',
        'En tu programa de facturación, con la numeración autorizada para ese documento: nombre y NIT o cédula de quien vende, qué compraste y cuánto. Después se transmite a la DIAN.',
        'Antes pídele el RUT: si dice 47 (SIMPLE), 48 (responsable de IVA) o 52 (facturador electrónico), no va documento soporte, y te debe dar factura.',
      ],
      late: [
        '¿Qué pasa si no hago el documento soporte?',
        'Con calma: hazlo cuanto antes y dinos de qué mes es la compra, porque mueve el gasto y el IVA.',
        'Sin él, la DIAN puede no aceptar ese costo o gasto (E.T., art. 771-2).',
      ],
    },
  },
  {
    name: 'la nota crédito',
    named: /^(?:notas? (?:de |a )?creditos?(?: electronicas?)?|nc)$/,
    links: [check, books, call],
    aspects: {
      what: [
        '¿Qué es una nota crédito?',
        'La nota crédito baja o anula una factura que la DIAN ya validó: por una devolución, un descuento, un valor de más o una anulación, toda o en parte.',
        'Menciona la factura, se transmite y se le entrega al cliente; la factura misma nunca se borra ni se edita.',
      ],
      get: [
        '¿Cómo hago una nota crédito?',
        'En el mismo programa con que facturaste: escoges la factura, el motivo y el valor, la transmites y se la envías al cliente. Si la venta sigue con otros datos, haces después una factura nueva.',
      ],
      late: [
        '¿Qué pasa si no hago la nota crédito?',
        'La factura sigue completa ante la DIAN: cuenta como venta tuya y como IVA por pagar, aunque hayas devuelto la plata. Hazla apenas pase; también se puede por una factura de otro mes o de otro año.',
        'El IVA se resta en el período de la devolución o la anulación (E.T., art. 484).',
      ],
    },
  },
  {
    name: 'la nota débito',
    named: /^(?:notas? (?:de |a )?debitos?(?: electronicas?)?|nd)$/,
    links: [check, books, call],
    aspects: {
      what: [
        '¿Qué es una nota débito?',
        'La nota débito sube una factura que la DIAN ya validó: porque cobraste de menos o faltó un valor, un gasto o el IVA. Menciona la factura, se transmite y se le entrega al cliente.',
      ],
      get: [
        '¿Cómo hago una nota débito?',
        'En el mismo programa con que facturaste: escoges la factura, el motivo y lo que falta, la transmites y se la envías al cliente.',
        'Si lo que está mal es el comprador o lo vendido, mejor anula con nota crédito y haz otra factura.',
      ],
      when: [
        '¿Cuándo se hace una nota débito?',
        'Cuando descubres que cobraste de menos; cuenta en el período en que se hace. Si ya declaraste el IVA de la venta, cuéntanos la fecha y miramos si hay que corregir.',
      ],
    },
  },
  {
    name: 'el POS',
    named:
      /^(?:(?:(?:facturas?|tiquetes?|tickets?|tirillas?|recibos?|documentos?(?: equivalentes?)?|facturacion|sistema) )?(?:de )?pos(?: electronic[oa]s?)?|tiquetes? de (?:maquina|caja) registradora|documento equivalente (?:electronico )?pos)$/,
    links: [books, call],
    aspects: {
      what: [
        '¿Qué es el POS?',
        'El tiquete POS es el que da la caja de una tienda o un restaurante. Hoy es un documento equivalente electrónico: se genera en el programa y se transmite a la DIAN (Resolución 000165 de 2023); a quien está obligado a facturar el papel solo no le sirve.',
        'Quien compra no puede restar con él el gasto ni el IVA: para eso pide la factura electrónica con su NIT.',
      ],
      amount: ['¿Cuál es el tope del POS?', ticketLimit],
      who: [
        '¿Quién debe dar POS electrónico?',
        'Quien está obligado a facturar y vende en caja puede dar POS electrónico mientras la venta no pase de 5 UVT; si pasa, o el comprador la pide, da factura electrónica.',
        'Una persona natural no responsable de IVA (49) en general no está obligada a facturar (E.T., art. 437, parágrafo 3): puede dar recibo o cuenta de cobro.',
      ],
    },
  },
  {
    name: 'el tope POS',
    named: /^topes? (?:maximos? )?(?:(?:del?|para|en) )?(?:(?:el|facturar|factura|tiquete|con) )*pos$/,
    links: [books, call],
    aspects: {
      what: [
        '¿Qué es el tope POS?',
        ticketLimit,
        `No es el tope de 3.500 UVT al año${uvtInPesos(3_500)}: ese decide si una persona es responsable de IVA.`,
      ],
    },
  },
  {
    name: 'el documento equivalente',
    named: /^documentos? equivalentes?(?: (?:a la factura(?: de venta)?|electronicos?))*$/,
    links: [books, call],
    aspects: {
      what: [
        '¿Qué es un documento equivalente?',
        'Un documento equivalente hace las veces de la factura en ciertas ventas: tiquete POS, boleta de cine o de un espectáculo, pasajes, peajes, recibos de servicios públicos y extractos, entre otros. Hoy son electrónicos y se transmiten a la DIAN (E.T., art. 616-1; Resolución 000165 de 2023).',
        'No es el documento soporte, que lo hace quien compra.',
      ],
    },
  },
  {
    name: 'el CUFE',
    named: /^(?:cufes?|c u f e|codigo unico de (?:la )?factura(?:cion)?(?: electronica)?)$/,
    links: [check, call],
    aspects: {
      what: [
        '¿Qué es el CUFE?',
        'El CUFE es el código único de una factura electrónica: 96 letras y números que salen de sus datos, y con los que cualquiera la busca y la comprueba en la DIAN.',
        'En el XML es el dato «cbc:UUID»; en el PDF suele ir al pie, junto al QR. La herramienta lo revisa con tu XML, sin enviarlo.',
      ],
      how: [
        '¿Cómo se calcula el CUFE?',
        'Lo calcula el programa al facturar, con número, fecha, valores, impuestos, los dos NIT y la clave técnica, que solo tiene quien factura. Si un dato cambia, el código ya no coincide.',
      ],
      late: [
        '¿Qué pasa si no tengo el CUFE?',
        'Sin CUFE la factura no está validada por la DIAN y no prueba el gasto (E.T., arts. 616-1 y 771-2): pídele a quien vende la validada.',
        'Un tiquete POS o una nota llevan CUDE, y quien no está obligado a facturar no lleva ninguno.',
      ],
    },
  },
  {
    name: 'el RADIAN',
    named:
      /^(?:radian(?: (?:de )?(?:la )?dian)?|(?:registrar(?:se|me|la factura)?|inscribir(?:se|me)?|registro) en (?:el )?radian|facturas? (?:electronicas? )?como titulo valor)$/,
    links: [books, call],
    aspects: {
      what: [
        '¿Qué es el RADIAN?',
        'El RADIAN es el registro de la DIAN de las facturas electrónicas como título valor: muestra si una factura a crédito fue recibida, aceptada, endosada o pagada (Resolución DIAN 000085 de 2022).',
        'Si el comprador no reclama, se entiende aceptada 3 días hábiles después de recibir el bien o servicio (Decreto 1154 de 2020).',
      ],
      who: [
        '¿Quién debe registrarse en RADIAN?',
        'Solo se registra quien quiere negociar sus facturas: venderlas, endosarlas o llevarlas a factoring (Resolución DIAN 000085 de 2022). Si no las negocias, no hace falta.',
        'Otra cosa son los eventos (acuse y recibo): esos los envía todo el que compra a crédito y quiere restar el gasto y el IVA (E.T., art. 616-1).',
      ],
    },
  },
  {
    name: 'los eventos de la factura',
    named:
      /^(?:acuses?(?: (?:de )?recibos?)?(?: (?:de|en) (?:la |las |una )?facturas?(?: electronicas?)?)?|eventos? (?:(?:de|del|en|para) )?(?:(?:la|las|el) )?(?:facturas?|facturacion|radian|recepcion|dian)(?: electronicas?)?(?: (?:de |en )?(?:la )?(?:dian|radian))?|eventos? (?:030|032|033))$/,
    links: [books, check, call],
    aspects: {
      what: [
        '¿Qué son los eventos de la factura?',
        'Los eventos son los mensajes que quien compra a crédito envía por la DIAN: acuse de recibo de la factura, recibo del bien o servicio y, después, aceptación o reclamo (E.T., art. 616-1; Resolución DIAN 000085 de 2022). Sin el acuse y el recibo, la compra a crédito no prueba el costo ni el IVA descontable; de contado no hacen falta.',
      ],
      who: [
        '¿Quién debe hacer los eventos de la factura?',
        'Los hace quien compra a crédito o con plazo y quiere restar el costo o el IVA, facture o no (E.T., art. 616-1). Si la factura es de contado, no hacen falta.',
      ],
      when: [
        '¿Cuándo se hacen los eventos de la factura?',
        'El acuse, al recibir la factura; el recibo, cuando llega lo comprado. Desde ahí hay 3 días hábiles para reclamar; si no, se entiende aceptada (Decreto 1154 de 2020).',
      ],
      get: [
        '¿Cómo hago los eventos de la factura?',
        'En tu programa contable o de facturación: abres la factura recibida y envías primero el acuse y después el recibo del bien o servicio. Si no facturas electrónicamente o te trabas, un contador lo hace contigo.',
      ],
      late: [
        '¿Qué pasa si no hago los eventos de la factura?',
        'Con calma: hazlos ahora y revisa cuáles faltan, antes de declarar.',
        'Sin el acuse y el recibo, una compra a crédito no prueba el costo, el gasto ni el IVA descontable (E.T., art. 616-1; Resolución DIAN 000085 de 2022, art. 34).',
      ],
    },
  },
  {
    name: 'la aceptación de la factura',
    named:
      /^aceptacion(?:es)?(?: (?:tacita|expresa)s?)?(?: (?:de|en) (?:la |las |una )?facturas?(?: electronicas?)?)?$/,
    links: [books, check, call],
    aspects: {
      what: [
        '¿Qué es la aceptación de la factura?',
        'La aceptación es el sí del comprador a una factura a crédito: expresa, si la acepta; tácita, si no la reclama en los 3 días hábiles después de recibir el bien o servicio (Decreto 1154 de 2020). De contado no hace falta.',
        'Aceptada, se puede cobrar como título valor (Código de Comercio, art. 772).',
      ],
      when: [
        '¿Cuándo se da la aceptación de la factura?',
        'Cuando el comprador la acepta o, si calla, 3 días hábiles después de recibir el bien o servicio, no desde la fecha de la factura (Decreto 1154 de 2020).',
      ],
    },
  },
  {
    name: 'la recepción de facturas',
    named:
      /^(?:recepcion (?:electronica )?de (?:las )?(?:facturas?|documentos electronicos)(?: electronicas?)?(?: de (?:proveedores|compras?))?|facturas? (?:de )?(?:compras?|proveedores|recibidas?)|recibir facturas(?: electronicas)?)$/,
    links: [upload, check, books],
    aspects: {
      what: [
        '¿Qué es la recepción de facturas?',
        'La recepción es recibir y revisar las facturas electrónicas de tus proveedores: llegan por correo en un ZIP con el XML y el PDF y, si son a crédito, les envías los eventos. Guarda el XML: es la factura.',
        'Si eres cliente, súbelas en «Facturas» del portal y ves cuáles traen un error.',
      ],
    },
  },
  {
    name: 'la cuenta de cobro',
    named: /^(?:(?:pasar|hacer|presentar|dar|usar) )?(?:una )?cuentas? (?:de )?cobros?$/,
    links: [books, call],
    aspects: {
      what: [
        '¿Qué es una cuenta de cobro?',
        'La cuenta de cobro es el papel con que cobra quien no está obligado a facturar: dice quién cobra, a quién, por qué, cuánto y en qué fecha, con su firma. No lleva IVA ni reemplaza la factura de quien sí debe hacerla.',
        'La empresa que paga hace con ella su documento soporte.',
      ],
      get: ['¿Cómo hago una cuenta de cobro?'],
      who: [
        '¿Quién debe hacer cuenta de cobro?',
        `Puede pasarla quien no está obligado a facturar: en general, la persona natural no responsable de IVA (49), con ventas de menos de 3.500 UVT al año${uvtInPesos(3_500)} y las demás condiciones (E.T., art. 437, parágrafo 3; DUR 1625 de 2016, art. 1.6.1.4.3).`,
        'Una sociedad, o quien tiene 47, 48 o 52 en el RUT, factura.',
      ],
    },
  },
  {
    name: 'la remisión',
    named: /^(?:notas? (?:de )?)?remision(?:es)?(?: (?:de|con) (?:mercancias?|entrega|salida|productos))?$/,
    links: [books, call],
    aspects: {
      what: [
        '¿Qué es una remisión?',
        'La remisión es el papel que va con la mercancía: dice qué se entregó, a quién y cuándo, y firmada prueba la entrega.',
        'No reemplaza la factura, que se hace por cada venta (E.T., art. 615). Guárdala: si el cliente reclama la factura o no paga, es tu prueba.',
      ],
    },
  },
  {
    name: 'la factura de contingencia',
    named:
      /^(?:(?:facturas?|facturacion|numeracion|resolucion)(?: electronicas?)? (?:de|en|por) contingencia|contingencia(?: (?:de|en) (?:la )?(?:facturacion|facturas?)(?: electronicas?)?)?)$/,
    links: [books, call],
    aspects: {
      what: [
        '¿Qué es la factura de contingencia?',
        'La factura de contingencia se hace cuando una falla no deja facturar electrónicamente. Si la falla es tuya (internet, luz, programa), usas numeración de contingencia y, en las 48 horas siguientes a superarla, la transcribes y la transmites; si es de la DIAN, tu programa la genera y la transmite en las 48 horas siguientes a que vuelva el servicio.',
        'Pide esa numeración desde antes, anota la hora de la falla, guarda la pantalla y confirma el plazo con tu proveedor.',
      ],
    },
  },
]

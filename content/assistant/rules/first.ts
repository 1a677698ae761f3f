import { contactHref } from '../../contact-topics'
import { call, lateLink, whatsapp, write } from '../reply-links'
import { invoiceCheck } from '../../tools/invoice-check'
import type { Rule } from '../rules'

const check = { href: invoiceCheck.path, label: invoiceCheck.name } as const
const filed =
  /\b(?:present(?:e|o|amos|ad[ao]s?|aron)|declar(?:e|o|amos|ad[ao]s?|aron)|hice la declaracion|radi(?:que|camos)|quedo presentad[ao])\b/
const unpaid =
  /\bsin (?:el |haber |hacer el |poder )?pag\w+|\bno (?:\w+ ){0,4}pag(?:ue|ar|arl[ao]s?|amos|ado|o|aron)\b|\b(?:falt\w+|debo|quede debiendo) (?:el |por )?pag\w+|\bno (?:me |nos )?alcanz\w+ (?:para |a |la plata )/
const otherDebt =
  /\b(?:ustedes|uds|les debo|mensualidad|nomina|seguridad social|pila|planilla|emplead\w+|arriendo|tarde|certificad\w+|me retuv\w+|camara|exogena|tutela|queja|ica|predial|no (?:he )?present\w+|sin presentar|contador\w*|factura\w*|dias? despues)\b/

/** Answers that one word too many turns into another question's. */
export const rules: readonly Rule[] = [
  {
    topic: 'Un correo de la DIAN habla de un embargo',
    when: [
      /\b(?:correo|mensaje|whatsapp|sms|llamaron|llamada)\b/,
      /\b(?:embarg\w+|bloque\w+|congel\w+)\b/,
      /\b(?:dian|impuestos?)\b/,
    ],
    not: /\b(?:portal|contrasena|ugpp|sueldo|emplead[ao]s?|ya (?:me )?embargaron|me embargaron|muisca)\b/,
    text: [
      'Con calma: primero mira si es real. No lo abras, no pagues ni des tu clave desde el mensaje: un impuesto no se le consigna a una persona ni a un Nequi. La DIAN escribe desde @dian.gov.co, y lo que de verdad te notificó aparece al entrar tú mismo a su portal.',
      'Si la deuda está ahí: un embargo viene de un proceso de cobro, y antes llega un mandamiento de pago con un plazo corto. Mira su fecha, reúne los recibos de lo que ya pagaste y llámanos hoy: se puede pedir un acuerdo de pago (E.T., art. 814) o mostrar que la deuda no es la que dicen. Si ya abriste el enlace o pagaste, cambia tus claves desde otro equipo y avisa a tu banco.',
    ],
    links: [call, whatsapp],
    calms: true,
  },
  {
    topic: 'Mi banco tiene la cuenta bloqueada',
    when: [
      /\b(?:cuentas?|plata|dinero|fondos|ahorros)\b/,
      /\b(?:bloque\w+|congel\w+|inmoviliz\w+|embarg(?:ad[ao]s?|aron|o)|retenid[ao]s?)\b/,
      /\b(?:dian|impuestos?|banc\w+|bancolombia|davivienda|bbva|nequi|daviplata|embarg\w+|coactivo|orden|juez|juzgado|alcaldia|municipio|hacienda|ugpp|ahorros|corriente)\b/,
    ],
    not: /\b(?:portal|contrasena|clave|usuario|entrar|ingresar|sesion|login|muisca|firma electronica|pagina|correo|mensaje|enlace|link|(?:me|nos) van a|pued[eo]n?|sueldo|salario|pension|trabajador\w*|emplead[ao]s?|casa|iva retenido|retencion)\b/,
    text: [
      'Con calma, pero hoy: una cuenta bloqueada por la DIAN, un juez u otra entidad casi siempre es un embargo de un proceso de cobro, y casi siempre se puede negociar el pago o mostrar que la deuda no es la que dicen. A una persona la DIAN no le puede embargar las primeras 510 UVT de su cuenta de ahorros más antigua (E.T., art. 837-1), y el cobro prescribe, en general, a los 5 años (art. 817).',
      'Ahora: 1. Pide al banco la entidad que lo ordenó, el número del proceso y el valor. 2. Comprueba la deuda entrando tú mismo al portal de esa entidad. 3. Busca el mandamiento de pago y su fecha: hay un plazo corto para responder. 4. Reúne los recibos de lo que ya pagaste; si es viejo o nunca te notificaron, dilo por escrito. 5. Si la debes, se puede pedir un acuerdo de pago (art. 814).',
      'Llámanos hoy con esos datos. Si no puedes pagar un abogado, un consultorio jurídico o la Defensoría del Pueblo orientan gratis.',
    ],
    links: [call, whatsapp],
    calms: true,
  },
  {
    topic: 'Presenté la retención sin pago',
    asked: `presente la retencion sin pago que pasa`,
    when: [/\bretenc\w*\b|\bretefuente\b|\bautorretenc\w*\b/, filed, unpaid],
    not: /\b(?:certificado|me retuv\w+|cuanto me|ica|reteica|no (?:he )?present\w+|iva)\b/,
    text: [
      'Con calma, pero esta semana. Una declaración de retención sin pago total no produce efecto legal si no se paga dentro de los dos meses siguientes al vencimiento (E.T., art. 580-1); es como si no se hubiera presentado, y habría que hacerla otra vez con sanción. Hay excepciones cuando falta muy poco o tienes saldo a favor suficiente.',
      'Ahora: 1. Mira la fecha en que vencía y suma dos meses. 2. Paga la retención con sus intereses (formulario 490) antes de ese día. 3. Si ya pasó, preséntala de nuevo con sanción de extemporaneidad. 4. No lo dejes: es plata de otros, y no entregarla pasados dos meses es delito; pagarla con intereses lo extingue (Código Penal, art. 402). Llámanos con el formulario.',
    ],
    links: [call, lateLink, write],
    calms: true,
  },
  {
    topic: 'Presenté la declaración y no la pagué',
    when: [/\b(?:declar\w+|renta|iva|retenc\w*|consumo|simple|impuestos?|formulario|dian)\b/, filed, unpaid],
    not: otherDebt,
    text: [
      'Depende del impuesto. La de IVA, renta o consumo sí vale: queda presentada aunque no la hayas pagado, así que no hay sanción por no declarar, y lo que falta suma intereses por cada día hasta que pagues. La de retención en la fuente es distinta: sin el pago total no produce efecto legal si no se paga dentro de los dos meses siguientes al vencimiento (E.T., art. 580-1).',
      'Ahora: 1. Paga o abona con el recibo 490: cada abono baja el interés. 2. Si es IVA, consumo o retención, eso primero: es plata de otros, y no entregarla pasados dos meses es delito; pagarla con intereses lo extingue (Código Penal, art. 402). 3. Si no alcanza, se pide a la DIAN una facilidad de pago por cuotas (E.T., art. 814). Llámanos y di cuál declaración es y qué día vencía.',
    ],
    links: [call, lateLink, write],
    calms: true,
  },
  {
    topic: 'La validación de la DIAN rechazó mi factura',
    when: [
      /\bfactura\w*\b|\bnotas? credito\b/,
      /\brechaz\w+|\bno (?:\w+ )?valid\w+|\brebot\w+|\binvalid\w+|\berror de validacion\b|\bno (?:me )?(?:la )?(?:paso|acepto|acepta|recibe|recibio)\b/,
      /\bdian\b|\bvalidacion\b|\bregla\b|\bfa[a-z]\d+|\bnit\b|\btransmi\w+/,
    ],
    not: /\b(?:portal|subi|ustedes|reclam\w+|radian|eventos?|proveedor\w*|gasto\w*|costos?|deduc\w+|renta|devolucion|cliente (?:me |nos )?(?:la |lo )?(?:rechaz\w+|no)|falsas?)\b/,
    text: [
      'Una factura que la DIAN rechazó no está expedida, así que no lleva nota crédito: se corrige el error y se transmite otra vez. Si ya la mandaste, avísale al cliente que esa no vale y envíale la validada.',
      'Ahora: 1. Busca en tu programa el código de la regla (por ejemplo, FAU o FAD y un número). 2. Corrige: casi siempre es el NIT del cliente, una suma o la numeración; pídele su RUT y copia el NIT y el nombre tal como salen ahí. 3. Transmítela y comprueba que quede validada. La herramienta vuelve a hacer las sumas y el CUFE con tu XML.',
      'Si la DIAN sí la validó y es el cliente quien la reclama en RADIAN, es otra cosa: esa sí existe, y se corrige con nota crédito si tiene razón.',
    ],
    links: [check, call, { href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }],
  },
]

import { contactHref } from '../../contact-topics'
import { inPesos, minimumPenaltyInPesos, uvt, uvtInPesos, wageByYear } from '../../legal-figures'
import { call, lateLink, taxPage, whatsapp, write } from '../reply-links'
import { invoiceCheck } from '../../tools/invoice-check'
import { shownByDian } from '../shown-by-dian'
import type { Rule } from '../rules'

const payroll = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const
const wage = wageByYear[uvt.year]
const least = wage ? ` (${inPesos(wage.value)} en ${uvt.year})` : ''
const most = wage ? ` (${inPesos(25 * wage.value)})` : ''
const check = { href: invoiceCheck.path, label: invoiceCheck.name } as const
const filed =
  /\b(?:present(?:e|o|amos|ad[ao]s?|aron)|declar(?:e|o|amos|ad[ao]s?|aron)|hice la declaracion|radi(?:que|camos)|quedo presentad[ao])\b/
const unpaid =
  /\bsin (?:el |haber |hacer el |poder )?pag\w+|\bno (?:\w+ ){0,4}pag(?:ue|ar|arl[ao]s?|amos|ado|o|aron)\b|\b(?:falt\w+|debo|quede debiendo) (?:el |por )?pag\w+|\bno (?:me |nos )?alcanz\w+ (?:para |a |la plata )/
const otherDebt =
  /\b(?:ustedes|uds|les debo|mensualidad|nomina|seguridad social|pila|planilla|emplead\w+|arriendo|tarde|certificad\w+|me retuv\w+|camara|exogena|tutela|queja|ica|predial|no (?:he )?present\w+|(?:no|nunca) (?:he )?declar\w+|sin presentar|contador\w*|factura\w*|dias? despues)\b/

/** Answers for messages in which a single word suggests a wrong answer. */
export const rules: readonly Rule[] = [
  {
    topic: 'Tengo varios contratos, ¿cómo cotizo?',
    asked: `soy independiente con dos contratos como pago la pila, tengo dos contratos de prestacion de servicios sobre cual cotizo salud, con varios contratos se paga una planilla por cada uno, tengo tres contratantes como calculo el ibc, se suman los contratos para la seguridad social, dos clientes y contrato con los dos cuanto cotizo, tope maximo de cotizacion con varios contratos, presto servicios a cuatro empresas a la vez sobre cuanto pago salud y pension`,
    when: [
      /\b(?:pila|planillas?|ibc|cotiz\w+|salud|pension|seguridad social|aport\w+)\b/,
      /\b(?:dos|2|tres|3|cuatro|4|cinco|5|varios|mas de un|otro) (?:\w+ )?(?:contratos?|contratantes)\b/,
    ],
    not: /\d{4,}|\b(?:mill\w+|palos|emplead[oa]s?|trabajadora?s?|empleos?|trabajos|laborales|ugpp|anos?|retenc\w+|retefuente|pensionad[ao]|exterior|dolares)\b/,
    whole: true,
    text: [
      `Por todos: se cotiza por el ingreso de cada contrato, y las bases se suman (Ley 2277 de 2022, art. 89; Ley 797 de 2003, art. 5). De cada contrato de servicios va el 40% de su valor mensual sin IVA; la suma no baja de un salario mínimo${least} ni pasa de 25${most}. Por ejemplo, con uno de 3 millones y otro de 4, la base es el 40% de 7 millones, $ 2.800.000: salud (12,5%), $ 350.000, y pensión (16%), $ 448.000, más la ARL.`,
      'Si además tienes un empleo, tu empleador cotiza por el sueldo y tú por los contratos, con el mismo tope de 25 sumándolo todo. Cómo se reporta cada contrato en la planilla y en la ARL hay que confirmarlo con tu operador. Escríbeme el valor al mes de cada contrato y hago la cuenta.',
    ],
    links: [{ href: '/herramientas/vencimientos/pila', label: 'Ver cuándo se paga' }, payroll, call],
  },
  {
    topic: 'Me pagan de afuera, ¿sobre qué cotizo?',
    asked: `gano en dolares sobre cuanto pago salud y pension, cobro por payoneer que base uso para la planilla, trabajo remoto para espana como pago la pila, freelancer con clientes del exterior cuanto cotizo, mi empresa es de usa y yo pago mi seguridad social sobre que valor, puedo restar mis gastos antes del 40 si me pagan del exterior, con que trm liquido la planilla, ingresos del exterior ibc`,
    when: [
      /\b(?:cotiz\w+|salud y pension|seguridad social|pila|planilla|ibc)\b/,
      /\b(?:dolares|euros|exterior|afuera|extranjer\w+|payoneer|paypal|wise|canada|estados unidos|usa|espana|miami|otro pais|upwork|trm)\b/,
    ],
    not: /\b(?:retenc\w+|sas|emplead\w+|contratar|declarar renta|cuanto cobran|pension (?:de|del|en) (?:espana|exterior|estados unidos))\b/,
    whole: true,
    text: [
      `Sobre el 40% de lo que recibes en el mes, en pesos: cada pago se pasa con la TRM de su día. La base no baja de un salario mínimo${least}, aunque el 40% dé menos (Ley 2277 de 2022, art. 89). De esa base, 12,5% de salud y 16% de pensión, más la ARL según el riesgo; la pagas tú, mes vencido, en la PILA: la empresa de afuera no la paga por ti.`,
      'Gastos: si es un contrato de servicios personales, el 40% se saca de lo recibido y no se restan antes. Quien trabaja por cuenta propia con costos de su actividad los puede restar primero, con soportes. Cuál es tu caso queda por confirmar con una persona, con tu contrato, antes de restar nada: la UGPP compara la planilla con tu declaración. Escríbeme lo del mes en pesos, como independiente, y hago la cuenta.',
    ],
    links: [{ href: '/herramientas/vencimientos/pila', label: 'Ver cuándo se paga' }, payroll, call],
  },
  {
    topic: 'Debo IVA, renta y retenciones, ¿me embargan?',
    asked: `debo tres iva y dos rentas puedo hacer acuerdo de pago, debo retenciones y rentas a la dian me van a embargar, tengo deudas de iva de varios periodos y no tengo plata, facilidad de pago para iva y retefuente, la dian me embarga de una por deber renta, puedo pagar en cuotas el iva y la retencion que debo, debo varios impuestos a la dian que hago primero, me embargan si pido acuerdo de pago`,
    when: [
      /\bdeb(?:o|emos|ia|e)\b|\bdeudas?\b/,
      /\b(?:iva|ivas|retefuentes?|retenc\w+|consumo)\b/,
      /\b(?:acuerdo|cuotas|facilidad(?:es)?|plazos|embarg\w+)\b/,
    ],
    not: /\b(?:me deben|debo declarar|debo cobrar|debo facturar|debo presentar|(?:me|nos|le) (?:ya )?embarg(?:o|aron)|ya (?:me |nos )?embarg\w+|embargad[ao]s?|embargo (?:la|las|mi|mis|el) |emplead\w+|nomina|ustedes)\b/,
    whole: true,
    text: [
      'Con calma: sí se puede pagar por cuotas, y conviene pedirlo ya. La facilidad de pago (E.T., art. 814) se pide en el portal de la DIAN o con cita y, según el plazo y el valor, con garantía. Los intereses siguen corriendo. No esperes el mandamiento de pago: la DIAN puede ordenar el embargo antes de él o al mismo tiempo (art. 837).',
      'Ahora: 1. Haz la lista por período: presentado o no, cuánto y cuándo vencía. Lo que no esté presentado se presenta, aunque no se pague. 2. Primero la retención y el IVA: es plata de otros, y no entregarla pasados dos meses es delito; pagarla con sus intereses lo termina (Código Penal, art. 402). Una retención sin el pago completo, además, puede no valer (art. 580-1). 3. Pide la facilidad por lo que no alcances a pagar ya. 4. Abona con el recibo 490: cada abono baja el interés. Llámanos con la lista: un contador y un abogado ponen el orden contigo.',
    ],
    links: [call, lateLink, write],
    calms: true,
  },
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
      'Si la deuda está ahí: un embargo viene de un proceso de cobro, y la DIAN puede ordenarlo antes del mandamiento de pago o con él (E.T., art. 837). Mira si hay mandamiento y su fecha, porque el plazo es corto, reúne los recibos de lo que ya pagaste y llámanos hoy: se puede pedir un acuerdo de pago (E.T., art. 814) o mostrar que la deuda no es la que dicen. Si ya abriste el enlace o pagaste, cambia tus claves desde otro equipo y avisa a tu banco.',
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
    not: /\b(?:portal|contrasena|clave|usuario|entrar|ingresar|sesion|login|muisca|firma electronica|pagina|correo|mensaje|enlace|link|(?:me|nos) van a|pued[eo]n?|sueldo|salario|pension|trabajador\w*|emplead[ao]s?|casa|iva retenido|retencion|murio|fallec\w+|(?:ex)?soci[oa]s? (?:me |nos )?bloque\w+)\b/,
    text: [
      `Con calma, pero hoy: una cuenta bloqueada por la DIAN, un juez u otra entidad casi siempre es un embargo de un proceso de cobro. Puede ser legal, si hay una deuda en cobro (E.T., art. 837), y casi siempre se puede negociar el pago o mostrar que la deuda no es la que dicen. A una persona la DIAN no le puede embargar las primeras 510 UVT (${inPesos(510 * uvt.value)} en ${uvt.year}) de su cuenta de ahorros más antigua (E.T., art. 837-1), y el cobro prescribe, en general, a los 5 años (art. 817).`,
      'Ahora: 1. Pide al banco la entidad que lo ordenó, el número del proceso y el valor. 2. Comprueba la deuda entrando tú mismo al portal de esa entidad. 3. Busca el mandamiento de pago y su fecha: si es de la DIAN, desde que te lo notifican hay 15 días para pagar o responder (art. 830). 4. Reúne los recibos de lo que ya pagaste; si es viejo o nunca te notificaron, dilo por escrito. 5. Si la debes, se puede pedir un acuerdo de pago (art. 814).',
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
      'Depende del impuesto. La de IVA, renta o consumo sí vale: queda presentada aunque no la hayas pagado, así que no hay sanción por no declarar, y lo que falta suma intereses por cada día hasta que pagues. La de retención en la fuente es distinta: sin el pago total no produce efecto legal si no se paga dentro de los dos meses siguientes al vencimiento (E.T., art. 580-1). Y la anual del SIMPLE (formulario 260), si no se paga en el mes siguiente al plazo, puede tenerse por no presentada y sacarte del régimen (art. 914).',
      'Ahora: 1. Paga o abona con el recibo 490: cada abono baja el interés. 2. Si es IVA, consumo o retención, eso primero: es plata de otros, y no entregarla pasados dos meses es delito; pagarla con intereses lo extingue (Código Penal, art. 402). 3. Si no alcanza, se pide a la DIAN una facilidad de pago por cuotas (E.T., art. 814). Llámanos y di cuál declaración es y qué día vencía.',
    ],
    links: [call, lateLink, write],
    calms: true,
  },
  {
    topic: 'La validación de la DIAN rechazó mi factura',
    asked: `la dian rechazo la factura hago nota credito, factura rechazada por la dian necesita nota credito, no fue validada la factura y ya la mande, la dian no valido mi factura que hago, dian rechazo factura, dian me rechazo, rechazo la dian, la factura me sale con error de validacion, regla fad06 rechazada, no me valida la factura en la dian, me rechazan la factura con una regla, me devuelven la factura por error en el xml, rechazada por validacion la anulo o la vuelvo a hacer, factura electronica rechazada la puedo repetir con el mismo numero, me rebota la factura en la dian, error al transmitir la factura, la factura no paso en la dian y el cliente ya la tiene`,
    when: [
      /\bfactura\w*\b|\bnotas? credito\b/,
      /\brechaz\w+|\bno (?:\w+ )?valid\w+|\brebot\w+|\binvalid\w+|\berror de validacion\b|\bno (?:me )?(?:la )?(?:paso|acepto|acepta|recibe|recibio)\b/,
      /\bdian\b|\bvalidacion\b|\bregla\b|\bfa[a-z]\d+|\bnit\b|\btransmi\w+/,
    ],
    not: new RegExp(
      `${/\b(?:portal|subi|ustedes|reclam\w+|radian|eventos?|proveedor\w*|gasto\w*|costos?|deduc\w+|renta|devolucion|cliente (?:me |nos )?(?:la |lo )?(?:rechaz\w+|no)|falsas?)\b/.source}|${shownByDian.source}`,
    ),
    text: [
      'Una factura que la DIAN rechazó no está expedida, así que no lleva nota crédito: se corrige el error y se transmite otra vez. Si ya la mandaste, avísale al cliente que esa no vale y envíale la validada.',
      'Ahora: 1. Busca en tu programa el código de la regla (por ejemplo, FAU o FAD y un número). 2. Corrige: casi siempre es el NIT del cliente, una suma o la numeración; pídele su RUT y copia el NIT y el nombre tal como salen ahí. 3. Transmítela y comprueba que quede validada. La herramienta vuelve a hacer las sumas y el CUFE con tu XML.',
      'Si la DIAN sí la validó y es el cliente quien la reclama en RADIAN, es otra cosa: esa sí existe, y se corrige con nota crédito si tiene razón.',
    ],
    links: [check, call, { href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }],
  },
  {
    topic: 'La exógena vence y no está lista',
    when: [
      /\bexogenas?\b|\bmedios magneticos\b/,
      /\b(?:hoy|manana|esta noche|ayer|anoche|antier|(?:\d+|una|dos|tres|pocas) horas?|ultimo dia|esta semana|tarde|ya (?:paso|vencio)|se (?:me|nos) (?:paso|olvido|vencio|fue))\b/,
      /\b(?:no (?:la |los |me |le )?(?:tengo|tenemos|he|hemos|alcan\w+|mande|envie|presente|hice|deja|abre|recibe)|nada|alcan\w+|sin (?:hacer|enviar|presentar|empezar)|ayud\w+|urgente|hacerl\w+|hacen|falt\w+|se (?:me|nos) (?:paso|olvido|vencio|fue)|ya (?:paso|vencio))\b/,
    ],
    not: /\b(?:cuando|que dia|que es|coincid\w+|reportaron|sancion\w*|mult\w+|correg\w+|corrij\w+|errores)\b/,
    whole: true,
    text: [
      'Llámanos ahora: si alcanza hoy depende de cuántos terceros y formatos son y de cómo está la contabilidad de ese año, y por teléfono se ve más rápido. Di qué tienes listo, aunque no sea todo.',
      `Si se envía tarde: la sanción de la exógena es del 0,5% de lo que se envió tarde y del 1% de lo que no se envió, hasta 7.500 UVT${uvtInPesos(7_500)} (E.T., art. 651), y no menos de 10 UVT (${minimumPenaltyInPesos} en ${uvt.year}; art. 639); si la envías antes de un pliego de cargos, se paga el 10% de eso, sin bajar de esa mínima. No es la de una declaración tarde: no se cuenta por meses.`,
      'Ahora: 1. Mira si te toca: sí, aunque tu RUT no traiga el código 14, si retuviste algo ese año o pasaste el tope de ingresos (en una sociedad, 2.400 UVT; Resolución DIAN 000162 de 2023). 2. Reúne los movimientos por tercero de ese año. 3. Si se venció la firma electrónica, se renueva gratis en www.dian.gov.co; si la página falla, guarda la pantalla con la hora: sirve de prueba. 4. Si el día ya pasó, envíala igual, antes de que la DIAN escriba.',
    ],
    links: [call, whatsapp, taxPage],
  },
  {
    topic: 'La UGPP me visita o me revisa',
    when: [
      /\b(?:u[gj]pp|unidad de gestion pensional)\b/,
      /\b(?:visit\w+|acompan\w+|represent\w+|inspecc\w+|a revisar(?:me|nos)?|auditoria|ustedes|uds|ayud\w+|responden|hablan)\b/,
    ],
    not: /\b(?:dian|que es la|cuanto cobran|precio)\b/,
    whole: true,
    text: [
      'Con calma, y llámanos hoy: di el día de la visita y ten a mano el papel que la anuncia. La preparamos contigo. Si una persona del equipo te acompaña ese día o responde a tu nombre, con un poder tuyo, se acuerda antes por escrito, con su valor.',
      'Si faltan planillas: 1. Mira qué personas y qué meses pide. 2. Descarga de tu operador las que sí pagaste y haz la lista de las que faltan, persona por persona y mes por mes. 3. Reúne contratos y comprobantes de nómina: la UGPP compara la PILA con lo que declaraste, y muchas diferencias se explican con soportes. 4. No corrijas ni pagues planillas sin revisar antes la cuenta. 5. Si no alcanzas, pide por escrito más tiempo antes de que venza el plazo.',
      'Si dudas de que sea real, compruébalo entrando tú mismo a www.ugpp.gov.co, no desde un enlace.',
    ],
    links: [call, whatsapp],
    calms: true,
  },
  {
    topic: 'Un familiar murió debiendo impuestos',
    when: [
      /\b(?:muri\w+|muert[oa]|fallec\w+|difunt\w+|ya no esta)\b/,
      /\b(?:papas?|mama|padres?|madre|espos[oa]|marido|mujer|abuel[oa]|herman[oa]|ti[oa]|suegr[oa]|hij[oa]|viej[oa]|familiar)\b/,
      /\b(?:deb(?:e|en|ia|ian|iendo)|deudas?|requerimientos?|cobr\w+|sin declarar|no (?:habia )?(?:declar|pag)\w+)\b/,
      /\b(?:dian|renta|impuestos?|iva)\b/,
    ],
    not: /\b(?:contador\w*|empresa|sas|soci[oa]s?|sociedad|negocio|emplead[oa]|firm\w+|casa|quit\w+|vend\w+|embarg\w+)\b/,
    whole: true,
    text: [
      'Lamento tu pérdida. Las deudas de quien murió se pagan con lo que dejó, no con lo tuyo, salvo lo que hayas firmado tú. Lo que esa persona debía declarar lo presenta la herencia sin repartir, la «sucesión ilíquida», con su misma cédula: firma el albacea o, si no hay, un heredero; si no se ha abierto la sucesión, los herederos nombran un representante en un documento autenticado (E.T., art. 572).',
      'Primero: 1. Lee los requerimientos: cada uno trae su plazo para responder, y dejarlo pasar es lo peor. Anota el más cercano. 2. Ten el registro de defunción y su cédula, y con ellos actualiza el RUT a sucesión ilíquida. 3. Mira en la DIAN qué años faltan: puede que algunos no pasaran los topes. 4. Reúne sus declaraciones, certificados y extractos, sin mover la plata. 5. No pagues ni firmes nada antes de saber qué dejó y qué debía.',
      'Hasta dónde responde cada heredero si recibe bienes lo dice un abogado antes de abrir la sucesión. Llámanos con las cartas: un abogado y un tributarista lo miran contigo.',
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: '¿Cuánto tarda y cuánto cuesta habilitarse para facturar?',
    when: [
      /\bhabilit\w+/,
      /\bfactur\w+|\bdian\b/,
      /\b(?:demor\w+|tard\w+|cuanto tiempo|cuantos dias|gratis|gratuit\w+|cuesta|vale|costo|toca pagar|hay que pagar)\b/,
    ],
    not: /\b(?:portal|usuario|mi cuenta|ustedes|uds|cobran|nomina|clave)\b/,
    whole: true,
    text: [
      'El tiempo depende de lo que ya tengas, y no te podemos dar un número de días sin verlo. Los pasos: 1. El RUT al día y la firma electrónica. 2. En www.dian.gov.co, en facturación electrónica, «Habilitación»: te registras y escoges con qué facturas. 3. Pides la numeración y la asocias. 4. Indicas desde qué día facturas: con eso el código 52 queda en tu RUT. 5. Facturas una y compruebas que quede validada.',
      'En plata: el RUT se actualiza gratis y la DIAN tiene una solución gratuita, con la que no compras un programa. Si escoges el programa de un proveedor, pagas lo que él cobre. Nuestra ayuda para dejarlo listo es aparte, con el valor por escrito antes.',
    ],
    links: [call, { href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }],
  },
]

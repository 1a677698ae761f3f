import { contactHref } from '../../contact-topics'
import { inPesos, minimumPenaltyInPesos, uvt, uvtBefore } from '../../legal-figures'
import { oldRut } from '../old-rut'
import { call, incomeLink, lateLink } from '../reply-links'
import type { Rule } from '../rules'

const tax = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' } as const
const payroll = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const

/** An answer without patterns (`when`) is found by words of its example questions (`asked`). */
export const rules: readonly Rule[] = [
  {
    topic: 'Presenté tarde sin la sanción',
    asked: `declare despues del plazo y no puse sancion, presente extemporanea la renta y se me olvido liquidar la sancion, presente el iva vencido sin sancion que hago, la declaracion quedo sin la sancion de extemporaneidad, como corrijo una declaracion tarde sin sancion, presente tarde y no pague multa me la van a cobrar, declaracion fuera de fecha sin liquidar sancion, me falto incluir la sancion al declarar tarde`,
    when: [
      /\b(?:present\w+|declar\w+)\b/,
      /\b(?:tarde|extempor\w+|vencid[oa]|fuera de (?:fecha|plazo|tiempo)|despues de(?:l)? (?:la )?(?:plazo|fecha|vencimiento))\b/,
      /\bsin (?:la |ninguna |poner |liquidar |incluir |pagar )*(?:sancion|multa)\b|\bno (?:le )?(?:puse|liquide|inclui|calcule|pague) (?:la |ninguna )?(?:sancion|multa)\b|\b(?:olvid\w+|falt\w+) (?:poner |liquidar |incluir )?(?:la )?sancion\b/,
    ],
    not: /\b(?:ustedes|exogena|pila|planilla|puedo presentar|no (?:he )?present\w+)\b/,
    text: [
      `Con calma: la declaración está presentada, y lo que falta se arregla con una corrección que incluya la sanción, antes de que la DIAN la liquide por su cuenta, porque así sale más cara (E.T., art. 701). Es el 5% del impuesto a cargo por cada mes o fracción de retraso, como máximo el 100% (art. 641), y no menos de ${minimumPenaltyInPesos} en ${uvt.year} (art. 639); a veces baja a la mitad si la DIAN no ha actuado (art. 640).`,
      'Ahora: 1. Haz la cuenta en la herramienta, hasta el día en que presentaste. 2. Corrige la declaración con la sanción (art. 588: en general, dentro de los tres años). 3. Paga con el recibo 490 y guarda la prueba. 4. Si también quedó impuesto sin pagar, abónalo ya: los intereses corren por día. Con la declaración y la fecha te hacemos la corrección.',
    ],
    links: [lateLink, tax, call],
    calms: true,
  },
  {
    topic: '¿Cuánto IVA me toca pagar?',
    asked: `cuanto iva le giro a la dian, vendi tanto mas iva y compre tanto mas iva cuanto pago, como se calcula el iva a pagar del bimestre, facture con iva y compre con iva cuanto me toca girar, cuanto debo de iva si vendi y compre, resto el iva de mis compras, iva generado menos descontable`,
    text: [
      'Es una resta: el IVA que cobraste en el período menos el IVA de tus compras que puedas descontar, menos lo que te retuvieron de IVA y el saldo a favor que traías. Si todo va al 19%: (ventas sin IVA − compras sin IVA) × 19%. Por ejemplo, con ventas de $ 10.000.000 y compras de $ 6.000.000, son $ 760.000.',
      'Solo se resta el IVA de compras con factura electrónica que sirvan al negocio. Escríbeme una cifra («IVA de 17 millones») y te hago la cuenta; un tributarista revisa cuáles compras valen.',
    ],
    links: [tax, call],
  },
  {
    topic: 'No actualicé el RUT, ¿hay multa?',
    asked: `me cambie de casa y no actualice el rut, me ponen multa por no actualizar el rut, cuanto es la sancion por el rut desactualizado, tengo la direccion vieja en el rut, cambie de actividad y no lo puse en el rut, hace un año me mude y el rut sigue igual`,
    text: oldRut,
    links: [call, tax],
  },
  {
    topic: 'Se equivocó el contador de antes, ¿quién paga y se puede corregir?',
    asked: `el contador de antes presento mal el iva, quien paga la sancion el contador o yo, mi contador se equivoco en la declaracion, se puede corregir una declaracion de hace dos años, puedo denunciar al contador, donde denuncio al contador, el contador anterior declaro mal y me llego una carta, por culpa del contador me sancionaron, mi ex contador hizo todo mal`,
    text: [
      'Ante la DIAN responde quien declara, o sea tú o tu empresa; después puedes cobrarle al contador el daño según el contrato (un abogado mira si vale la pena). Una queja por su conducta va a la Junta Central de Contadores (www.jcc.gov.co).',
      `Sí se puede corregir: una corrección que aumenta lo que se paga, dentro de los tres años desde que vencía el plazo (E.T., art. 588), con sanción del 10% de lo que aumenta si la DIAN no ha llamado, y no menos de ${minimumPenaltyInPesos} (arts. 639 y 644). Ahora: 1. Descarga de la DIAN lo presentado. 2. Compáralo con facturas y extractos, período por período. 3. Corrige antes de que pregunten. Llámanos y lo miramos contigo.`,
    ],
    links: [call, tax, lateLink],
  },
  {
    topic: 'Soy extranjero o tengo PPT y trabajo por mi cuenta',
    asked: `soy venezolano con ppt y trabajo en rappi, tengo ppt tengo que declarar, un extranjero que trabaja en colombia paga pension, con permiso de proteccion temporal pago impuestos, soy migrante y manejo moto declaro o no, eso no aplica para extranjeros, vivo aqui con ppt y gano por aplicacion, hago domicilios y soy de venezuela`,
    text: [
      `Tu nacionalidad no cambia la cuenta. Renta: si vives aquí más de 183 días en un año eres residente fiscal (E.T., art. 10) y declaras por ${uvtBefore.year} solo si pasaste un tope, como 1.400 UVT de ingresos o consignaciones (${inPesos(1_400 * uvtBefore.value)}). Si no llegaste a ninguno, no declaras.`,
      'Salud y pensión: quien trabaja por su cuenta cotiza sobre el 40% de lo que gana al mes, y no menos de un salario mínimo, si le queda por lo menos uno (Ley 2277 de 2022, art. 89); con menos, la regla es otra y una persona de nómina te dice cuál. El PPT sirve para afiliarte y para el RUT. Suma lo que te consignó la aplicación en el año y dime la cifra.',
    ],
    links: [incomeLink, payroll, call],
  },
  {
    topic: '¿Qué pongo en el RUT si creo contenido o trabajo por internet?',
    asked: `que actividad pongo en el rut si soy creador de contenido, que pongo en el rut por onlyfans, codigo de actividad para youtuber, que codigo ciiu para influencer, que digo en el rut si me pagan plataformas, me da pena decir en que trabajo en el rut, actividad economica para streamer`,
    text: [
      'En el RUT no cuentas detalles: pones un código de actividad (CIIU) de cuatro cifras. Búscalo por palabras en el buscador del DANE (www.dane.gov.co) o de la DIAN y escoge el que describa de dónde viene la mayor parte de tu ingreso; puedes agregar otros. El ingreso se declara igual, venga de donde venga, y un contador tiene secreto profesional (Ley 43 de 1990).',
      'Si dudas entre dos, una persona te dice cuál, con reserva: de él dependen el ICA, el riesgo de la ARL y, en el SIMPLE, la tarifa.',
    ],
    links: [tax, call],
  },
  {
    topic: 'Me rechazan la nómina electrónica',
    asked: `la dian me rechaza la nomina electronica, sale error en la nomina electronica, se me paso el plazo de la nomina electronica, no transmiti la nomina a tiempo me multan, que pasa si envio tarde la nomina electronica, no deja enviar la nomina a la dian, corregir una nomina electronica`,
    text: [
      'Un rechazo trae un código y un texto: casi siempre es un dato (tipo de documento, fechas, un total que no suma o el certificado vencido). Corrígelo en tu programa y transmítela otra vez; si ya fue aceptada con un error, se envía una nota de ajuste. Se transmite en los 10 primeros días del mes siguiente (Resolución DIAN 000013 de 2021).',
      'Si se pasó el plazo, envíala ya y guarda la prueba del rechazo y de los intentos: sin ella, esos pagos no se pueden restar en la renta. Por enviarla tarde puede haber la sanción por no informar, de hasta el 0,5% de lo que se envió tarde (E.T., arts. 616-1 y 651): una persona de nómina te dice si te toca.',
    ],
    links: [call, payroll],
  },
  {
    topic: 'La DIAN me visita: ¿qué muestro y quién me acompaña?',
    insteadOf: ['Me visita la DIAN'],
    asked: `viene un funcionario de la dian a mi almacen, que le tengo que mostrar a la dian en una visita, puedo pedir que alguien me acompañe en la visita, que piden en una visita de la dian, me van a revisar el negocio, puede estar mi contador en la visita, inspeccion de la dian en el local`,
    text: [
      'Con calma: muestra lo que diga el papel que ordena la visita, y nada más por iniciativa propia. Lo usual es el RUT a la vista, las facturas y su numeración, los libros o registros, inventario, nómina y las declaraciones del período que nombra. Sí puedes tener al lado a un contador o a un abogado: avísale hoy y, si no alcanza a llegar, pide que quede escrito en el acta.',
      'Ese día: 1. Pide identificación y el auto o la orden, y compruébala llamando a la DIAN. 2. Entrega copias, no originales, con una lista firmada. 3. Lee el acta completa antes de firmar y escribe tus observaciones. 4. Lo que no tengas a mano, ofrécelo por escrito con fecha. Llámanos antes del día: lo preparamos contigo.',
    ],
    links: [call, tax],
    calms: true,
  },
  {
    topic: 'Supersociedades u otra entidad me sanciona',
    asked: `supersociedades nos puso un pliego de cargos, la superintendencia de sociedades me requiere, no mande los estados financieros a la superintendencia, me llego un pliego de cargos de otra entidad, una superintendencia me abrio investigacion, quien firma la respuesta a la superintendencia, requerimiento de supersociedades`,
    text: [
      'Con calma: unos cargos o un requerimiento todavía no son una multa; te dejan explicar antes. El plazo y a quién se responde están en el papel: anota hoy el día en que llegó. Responde quien representa a la sociedad (el representante legal) o un abogado con poder; el contador y el revisor fiscal firman lo suyo, como los estados financieros.',
      'Ahora: 1. Mira qué falta dicen y qué norma citan. 2. Si lo que faltó se puede enviar ya, envíalo y guarda la constancia. 3. Responde punto por punto con pruebas, antes del plazo. Qué tan grave es y cuánto puede costar depende de esa entidad y de la falta, no de las reglas de la DIAN: un abogado del equipo lo lee contigo. Llámanos con el documento.',
    ],
    links: [call, { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' }],
    calms: true,
  },
  {
    topic: '¿Y si pago por partes lo que presento tarde?',
    asked: `toca pagar todo de una, puedo presentar sin pagar, puedo abonar a un impuesto, presento hoy y pago despues, pagar una parte de la declaracion, si no me alcanza para todo que hago`,
    text: [
      `Presentar y pagar son dos cosas: presenta hoy aunque no puedas pagar todo, porque la sanción por tarde crece por mes (E.T., art. 641; mínimo ${minimumPenaltyInPesos} en ${uvt.year}). Lo que falte sigue con intereses por día, se puede abonar con el recibo 490 y se puede pedir facilidad de pago (art. 814). Si es IVA, consumo o retención, págalo primero: es plata de otros, y no entregarla pasados 2 meses de la fecha es delito, que pagarla con intereses extingue (Código Penal, art. 402). La retención sin pago completo puede no valer (art. 580-1), y la anual del SIMPLE que no se paga en el mes siguiente al plazo puede tenerse por no presentada y sacarte del régimen (art. 914).`,
    ],
    links: [lateLink, call, tax],
  },
  {
    topic: 'Tengo empleo y además contrato por servicios',
    asked: `trabajo en dos partes una por nomina y otra por ops, tengo un empleo y un contrato de prestacion de servicios, soy empleada y ademas facturo honorarios, como declaro si tengo sueldo y honorarios, pago seguridad social dos veces si ya me la descuentan, trabajo por nomina y por mi cuenta, enfermera con dos trabajos`,
    text: [
      `Para la renta se suma todo: el sueldo (certificado 220) y los honorarios (con sus certificados de retención) van en la misma declaración; por ${uvtBefore.year} declaras si el total llegó a 1.400 UVT (${inPesos(1_400 * uvtBefore.value)}) o pasaste otro tope.`,
      'En salud y pensión cuentan los dos: por el empleo te descuentan en la nómina, y por el contrato cotizas tú como independiente sobre el 40% de su valor mensual (Ley 2277 de 2022, art. 89), en la misma EPS y el mismo fondo. Dile a cada pagador que existe el otro; el reparto exacto, con los topes, te lo dice una persona de nómina.',
    ],
    links: [payroll, incomeLink, call],
  },
  {
    topic: '¿Puedo retener la liquidación de quien renunció?',
    asked: `mi empleado renuncio y no entrego el puesto le puedo retener la liquidacion, puedo no pagarle la liquidacion hasta que devuelva el computador, le descuento de la liquidacion lo que dejo dañado, se fue debiendo plata se la descuento de la liquidacion, renuncio y se llevo las herramientas, retener prestaciones a un empleado que se fue`,
    text: [
      'En general no: la liquidación se paga al terminar, y cada día de demora puede costar un día de salario (Código Sustantivo del Trabajo, art. 65). Solo se descuenta lo que la ley, un juez o el trabajador por escrito autorizan; lo que no entregó se reclama aparte.',
      'Ahora: 1. Haz la cuenta y ponla a su disposición hoy; si no la recibe, se puede consignar. 2. Pide por escrito la entrega del puesto, con una lista y una fecha. 3. Guarda inventario, actas y mensajes. 4. Si se llevó algo, un abogado te dice cómo reclamarlo. Llámanos antes de descontar nada.',
    ],
    links: [call, { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' }],
  },
  {
    topic: '¿Hasta qué hora recibe la DIAN y si se cae el sistema?',
    asked: `hasta que hora puedo presentar hoy en la dian, a que hora cierra la dian el dia del vencimiento, se cayo la pagina de la dian, si se cae el sistema el dia que vence, no abre el muisca y vence hoy, la pagina de la dian esta caida y hoy vence`,
    text: [
      'Preséntala ya, sin esperar la noche: cuenta el día, y en las últimas horas el sistema se pone lento. La hora exacta de cierre no la tengo confirmada: mírala hoy en www.dian.gov.co.',
      'Si se cae: 1. Guarda pantallazos donde se vean la fecha, la hora y el error. 2. Mira si la DIAN publica un aviso de contingencia: ahí dice hasta cuándo se puede. 3. Sigue intentando y presenta apenas vuelva. 4. Paga por otro canal con el recibo 490. Con esas pruebas se discute una sanción; llámanos si no alcanzas.',
    ],
    links: [call, lateLink],
  },
  {
    topic: '¿Y el impuesto al consumo de un restaurante en el SIMPLE?',
    asked: `el impoconsumo como queda en el simple, un restaurante en el simple paga impoconsumo, el ocho por ciento de consumo va dentro del simple, restaurante simple u ordinario y el impuesto al consumo`,
    text: [
      'Un restaurante o bar que debe cobrar el impuesto al consumo del 8% (E.T., art. 512-1) lo cobra igual en el ordinario y en el SIMPLE; en el SIMPLE va dentro de sus formularios, y en el ordinario se declara cada dos meses en el 310. Es plata de los clientes: apártala.',
      'Cuál conviene lo decide el margen: con costos altos de comida y nómina suele ganar el ordinario; con margen bueno, el SIMPLE. Con las ventas, compras y nómina del año un tributarista compara los dos.',
    ],
    links: [{ href: '/herramientas/regimen-simple', label: 'Ver si puedo estar en el SIMPLE' }, tax, call],
  },
  {
    topic: 'Me piden inflar una factura',
    asked: `un cliente me pide que le facture mas de lo que es, me piden inflar la factura, facturar por un valor mayor y devolver el sobrante, facture por un amigo que no tiene rut, me piden facturar algo que no vendi, es normal facturar de mas, que arriesgo si facturo de mas, prestar mi factura a otro`,
    text: [
      'No lo hagas: la factura debe decir lo que de verdad vendiste y quién lo vendió. Facturar de más o por otra persona es una operación simulada: el ingreso y el IVA quedan a tu nombre, el cliente pierde el costo si lo revisan, y puede ser delito para los dos. Devolver el sobrante en efectivo lo empeora.',
      'Di que no por escrito y guarda el mensaje. Si ya lo hiciste, se corrige con nota crédito cuanto antes; si te presionan, llámanos antes de firmar o girar algo.',
    ],
    links: [call, tax],
    calms: true,
  },
  {
    topic: '¿Qué es el beneficio de auditoría?',
    asked: `que es el beneficio de auditoria`,
    when: [/\bbeneficio de auditoria\b/],
    text: [
      'Es un premio de la DIAN por subir el impuesto de renta de un año a otro: si el impuesto neto aumenta el 35%, la declaración queda en firme en 6 meses, y si aumenta el 25%, en 12 meses, en vez de 3 años (E.T., art. 689-3). Hay que presentarla a tiempo, pagarla, y que el impuesto del año anterior no sea menor de 71 UVT.',
      'La ley lo dio para ciertos años (de 2022 a 2023, y lo prorrogó hasta 2026): confirma con un tributarista que cubra el tuyo. No aplica si hay beneficios por ubicación, y no impide que revisen IVA o retención. Con tus dos últimas declaraciones te decimos cuánto falta para llegar y si vale la pena.',
    ],
    links: [tax, call],
  },
  {
    topic: '¿Desde qué monto hay que facturar electrónicamente?',
    asked: `ya toca dar factura electronica a todo el mundo, desde que monto es obligatorio facturar, tengo un local y me dijeron que hay que facturar, vendo poquito toca factura electronica, tengo que facturar electronico si vendo empanadas, desde cuando estoy obligado a facturar electronicamente, un puesto pequeño debe facturar, factura electronica para peluqueria o tienda de barrio`,
    text: [
      `No depende de cada venta sino de quién vende. Una sociedad o un responsable de IVA (código 48 en el RUT) factura todo, desde el primer peso. Una persona natural no responsable (49), con ventas de menos de 3.500 UVT al año (${inPesos(3_500 * uvt.value)} con la UVT de ${uvt.year}) y las demás condiciones, en general no está obligada (E.T., art. 437, parágrafo 3).`,
      'Cuentan también las consignaciones, los contratos y tener más de un local. Si no estás obligado y un cliente te pide soporte, le das cuenta de cobro y él hace su documento soporte. Dime cuánto vendes al mes y te hago la cuenta.',
    ],
    links: [tax, call],
  },
]

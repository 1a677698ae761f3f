import { contactHref } from '../contact-topics'
import type { KnownAnswer } from './answers'
import { call, lateLink, whatsapp, write, taxPage } from './reply-links'

/** The answers calm a person who is afraid, then say what to do now and whom to call. They never name a price. */
export const fears: readonly KnownAnswer[] = [
  {
    asked: `multa, multaron, me multaron, multas dian, sancion, sanciones, sancionaron, me llego sancion, pusieron sancion, multa dian, sancion dian, extemporaneidad me pusieron, cerraron negocio, cierre establecimiento, sellaron negocio, sellaron local, me clausuraron`,
    text: [
      'Con calma: una sanción se puede revisar, y muchas bajan si se responde a tiempo (artículo 640 del Estatuto Tributario).',
      'Ahora: 1. Busca en el documento la fecha y el plazo para responder. 2. No pagues ni firmes nada hasta que alguien compruebe la cuenta. 3. Guarda el sobre o el correo: prueba cuándo te llegó.',
      'Llámanos con el documento a la mano y te decimos si la cifra es correcta.',
    ],
    links: [call, whatsapp, taxPage],
  },
  {
    asked: `cuanto es la multa, cuanto multa no declarar, cuanto sancion, de cuanto es la sancion, cuanto cobran de sancion, multa por no declarar, multa por declarar tarde, sancion por no declarar, sancion extemporaneidad cuanto, calcular sancion`,
    text: [
      'Por presentar tarde: 5% del impuesto a cargo por cada mes o fracción de mes, hasta el 100% (artículo 641 del Estatuto Tributario). Si la DIAN ya te emplazó, el doble (artículo 642). Nunca menos de 10 UVT, y aparte los intereses.',
      'Puede quedar en la mitad si no te han sancionado por lo mismo en dos años y presentas antes de que la DIAN actúe (artículo 640). Cada mes cuenta: mientras antes, menos.',
    ],
    links: [lateLink, taxPage, call],
  },
  {
    asked: `cuanto intereses, pago de intereses, pagar intereses, pago intereses, calcular intereses, calculan intereses, intereses por pagar tarde, intereses del iva, intereses de la renta, intereses de retencion, cobrando intereses, cobran intereses, intereses de mora, intereses dian`,
    text: [
      'Los intereses corren día por día sobre lo que falta por pagar (artículo 635 del Estatuto Tributario) y no se rebajan con la reducción de sanciones. Paran el día del pago.',
      'Pide el estado de cuenta en el portal de la DIAN: a veces un pago quedó mal aplicado. Si quieres, lo revisamos contigo.',
    ],
    links: [call, whatsapp, lateLink, taxPage],
  },
  {
    asked: `embargo, embargar, embargaron, embargarme, embargarnos, me van a embargar, embargo casa, quitar la casa, bloquearon cuenta banco, congelaron cuenta, bloquearon cuenta dian, bloqueo cuenta banco, bloqueo la cuenta, dian bloqueo, cobro coactivo, mandamiento de pago`,
    text: [
      'Con calma: un embargo viene de un proceso de cobro, y casi siempre se puede negociar el pago o mostrar que la deuda no es la que dicen.',
      'Ahora: 1. Pide al banco o a la entidad el número del proceso y quién lo ordenó. 2. Busca el mandamiento de pago y su fecha: hay un plazo corto para responder. 3. Reúne los recibos de lo que ya pagaste.',
      'Llámanos hoy mismo con esos datos.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `ugpp, ugpp requerimiento, requerimiento de la ugpp, carta ugpp, requerimiento ugpp`,
    text: [
      'Con calma: la UGPP compara lo que pagaste en la PILA con lo que declaraste, y muchas diferencias se explican con soportes.',
      'Ahora: 1. Mira qué meses pide y el plazo para responder, que está en la carta. 2. Reúne planillas, contratos y comprobantes de nómina. 3. No corrijas planillas sin revisar antes la cuenta.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `no los tengo afiliados, no estan afiliados, no tengo afiliado, no tengo afiliados, sin afiliar, no afilie, no los afilie, empleados sin seguridad social, empleados sin afiliar, no pago seguridad social, no les pago seguridad social, no pago la seguridad social, sin seguridad social, no pague la planilla, no pago la planilla`,
    text: [
      'Con calma: se corrige, y conviene empezar hoy mismo por los riesgos laborales.',
      'Ahora: 1. Haz la lista de cada persona con su fecha de ingreso y su salario. 2. Reúne contratos y comprobantes de pago. 3. Afíliala de aquí en adelante. 4. No pagues los meses atrasados sin revisar antes la cuenta.',
      'Llámanos y lo ordenamos contigo, sin juzgarte.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `requerimiento, requerimientos, requerimiento dian, requerimiento especial, requerimiento ordinario, emplazamiento, emplazaron, pliego de cargos, liquidacion oficial, carta dian, carta de la dian, correo de la dian, correo dian, dian mando, dian envio, llego algo de la dian, oficio dian, oficio persuasivo, persuasivo, citacion dian, citaron dian, citaron, visita dian, fiscalizacion dian, auditoria de la dian, me cayo la dian, cayo la dian, notificacion dian, notifico la dian`,
    text: [
      'Con calma: es una pregunta con plazo, y responder bien suele cerrarla.',
      'Ahora: 1. Mira quién lo firma, qué año y qué impuesto pide. 2. Anota el día en que te llegó: el plazo para responder está en el mismo documento y corre desde ese día. 3. No respondas a medias ni corrijas la declaración todavía. 4. Si llegó por correo, comprueba que venga de @dian.gov.co y no abras adjuntos raros.',
      'Llámanos o escríbenos con el documento: te decimos qué piden y qué falta.',
    ],
    links: [call, whatsapp, write],
  },
  {
    asked: `carcel, me meten a la carcel, voy a la carcel, ir a la carcel, terminar en la carcel, me llevan preso, meter preso, me pueden meter preso, ir preso, delito dian`,
    text: [
      'Con calma: ponerse al día siempre ayuda. Lo más delicado es el IVA y la retención que se cobraron y no se entregaron; si es tu caso, un abogado del equipo te dice hoy qué consecuencias puede tener.',
      'Ahora: 1. Mira qué períodos debes y desde cuándo. 2. No dejes pasar otro: presenta el que viene. 3. Llámanos y vemos contigo el pago o el acuerdo.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `declaracion con error, presente con error, error en la declaracion, me equivoque en la declaracion, corregir declaracion, corregir la declaracion, declare mal`,
    text: [
      'Con calma: una declaración se puede corregir. Si la corriges antes de que la DIAN te llame, la sanción es del 10% de lo que aumenta el impuesto (artículo 644 del Estatuto Tributario); si el saldo no cambia, puede no haber sanción.',
      'Ahora: 1. No presentes otra encima sin revisarla. 2. Reúne la declaración y los soportes de lo que faltó. 3. Llámanos y la corregimos una sola vez y bien.',
    ],
    links: [call, whatsapp, taxPage],
  },
  {
    asked: `cerre negocio, cerre el negocio, negocio cerrado, cerre la empresa, nunca cancele, no cancele rut, no cancele la camara, no cancele camara, empresa inactiva, sin cancelar rut`,
    text: [
      'Con calma: le pasa a muchos. Mientras la matrícula y el RUT sigan activos, las obligaciones siguen corriendo, así que conviene cerrar el círculo.',
      'Ahora: 1. Mira en la Cámara de Comercio qué renovaciones faltan. 2. Mira en la DIAN qué declaraciones figuran pendientes, aunque sean en ceros. 3. Después se cancela la matrícula y al final el RUT. Te decimos qué falta y en qué orden.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `pagar a cuotas, pagar cuotas dian, pagar por cuotas, acuerdo de pago, facilidad de pago, facilidades de pago, no tengo como pagar, no tengo para pagar, no puedo pagar`,
    text: [
      'La DIAN da facilidades de pago (artículo 814 del Estatuto Tributario): se pide un acuerdo, con plazo y a veces con garantía. Los intereses siguen corriendo hasta pagar.',
      'Presenta la declaración a tiempo aunque no tengas el dinero: así no hay sanción por tarde. La retención es distinta: sin el pago completo, la declaración puede no valer (artículo 580-1).',
    ],
    links: [call, whatsapp, taxPage],
  },
  {
    asked: `perdi todo, programa y perdi, programa contable y perdi, se daño el programa, perdimos todo, se borro todo, se me borro todo, se borro la contabilidad, no quiere dar los libros, quiere dar los libros, no me da los libros, no da los libros, no entrega los libros, no me entrega los libros, no devuelve los libros, no devuelve mis papeles, no quiere entregar los, contador me robo, contador robo, contadora robo, contador me estafo, no tengo contabilidad, sin contabilidad, nunca contabilidad, nunca llevado contabilidad, contador se fue, contador se murio, contador murio, contador desaparecio, contador no entrega, contador anterior no entrega, contador no me entrega libros, no dejo nada, perdi facturas, perdi las facturas, perdi los soportes, cuaderno, contabilidad atrasada, atrasado con la contabilidad, contabilidad años, daño el computador, se daño contabilidad, perdi la contabilidad, papeles en una caja`,
    text: [
      'Con calma: la contabilidad se puede reconstruir.',
      'Ahora: 1. Reúne los soportes que haya: extractos de banco, facturas, recibos, lo que esté en el celular o en un cuaderno. 2. Descarga del portal de la DIAN la lista de facturas electrónicas que emitiste y recibiste. 3. Si el contador anterior no entrega, pídele por escrito los libros, los soportes y las claves con un acta: son tuyos.',
      'Con eso te decimos en una llamada qué falta y por dónde empezar.',
    ],
    links: [call, whatsapp, { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' }],
  },
  {
    asked: `atrasado años, atrasada años, años atrasado, años sin declarar, meses sin declarar, no declaro hace, no declaro años, nunca declarado, nunca he declarado, nunca declare, debo impuestos, debo a la dian, le debo a la dian, debo varios ivas, debo varias, debo retencion, no presentado, no he presentado, no presente retencion, ponerme al dia, poner al dia dian, ponernos al dia, atrasado con la dian, atrasado impuestos, atrasado declaraciones, deuda dian, deudas dian, no he declarado, dejado de declarar`,
    text: [
      'Con calma: le pasa a mucha gente y se arregla en orden.',
      'Ahora: 1. Mira en el portal de la DIAN qué declaraciones figuran pendientes. 2. Empieza por las que tienen impuesto o retención: son las que más cuestan por mes. 3. Preséntalas antes de que la DIAN te llame: la sanción puede quedar en la mitad (artículo 640 del Estatuto Tributario). 4. Lo que tiene muchos años quizá ya no te lo puedan cobrar: eso se revisa antes de pagar.',
      'Llámanos y armamos el orden contigo, sin juzgarte.',
    ],
    links: [call, whatsapp, lateLink, taxPage],
  },
  {
    asked: `ya paso la fecha, se me paso la fecha, se paso la fecha, se me paso declarar, se me paso presentar, se me olvido declarar, se me olvido presentar, se me vencio el plazo`,
    text: [
      'Con calma: preséntala cuanto antes. La sanción de extemporaneidad es del 5% del impuesto por cada mes o fracción (artículo 641 del Estatuto Tributario), así que un día más o menos puede ser un mes entero.',
      'Si presentas antes de que la DIAN te llame, puede quedar en la mitad (artículo 640). Nunca es menor de 10 UVT, y aparte van los intereses.',
    ],
    links: [call, whatsapp, lateLink, taxPage],
  },
  {
    asked: `no consigne cesantias, no consigne las cesantias, no he consignado cesantias, no pague cesantias`,
    text: [
      'Con calma, pero hoy: las cesantías se consignan en el fondo hasta el 14 de febrero, y la demora puede costar a favor del trabajador.',
      'Consígnalas cuanto antes, guarda el comprobante y llámanos: calculamos contigo lo que va corriendo.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `no afiliados, empleados sin afiliar, empleados afiliados, trabajadores sin seguridad social, no pague seguridad social, no pague pila, no pague la planilla, no he pagado seguridad social, debo seguridad social, debo planillas, sin pagar seguridad social, no pago seguridad social, meses de seguridad social, meses seguridad social`,
    text: [
      'Con calma: se corrige desde hoy.',
      'Ahora: 1. Afilia a las personas antes de que trabajen un día más: un accidente sin ARL lo paga la empresa. 2. Liquida los meses que faltan en la PILA: los aportes traen intereses por día. 3. Guarda los comprobantes.',
      'Llámanos y calculamos contigo lo que falta.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `me demandaron, demando empleado, demando trabajador, empleado me demando, trabajador me demando, empleado puso demanda, trabajador puso demanda, demanda laboral, me demando un, citacion ministerio de trabajo`,
    text: [
      'Con calma: lo primero es el plazo.',
      'Ahora: 1. Mira el día en que te notificaron: el plazo para contestar corre desde ahí y está en el documento. 2. Reúne contrato, pagos de nómina, planillas y mensajes. 3. No firmes ni pagues nada sin consejo.',
      'Llámanos hoy: un abogado del equipo lo mira contigo.',
    ],
    links: [call, whatsapp, { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' }],
  },
  {
    asked: `accidente de trabajo, accidento, se accidento, accidente empleado, accidente trabajador, empleado accidentado, no tenia arl, sin arl`,
    text: [
      'Primero la persona: que la atiendan ya, en urgencias si hace falta.',
      'Ahora: 1. Anota el día, la hora y qué pasó, y quién lo vio. 2. Si tiene ARL, avísale hoy mismo; si no, no firmes acuerdos ni prometas pagos. 3. Guarda los recibos y los papeles del contrato.',
      'Llámanos: un abogado del equipo te dice qué reportar y a quién.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `sigue saliendo deuda, me sigue saliendo, ya pague y, pague doble, pague dos veces, pago doble, cobra algo que no debo, cobran lo que no debo, no debo nada, pago mal aplicado, equivoque de periodo, equivoque en el pago, pague mal, pago a otro periodo`,
    text: [
      'Con calma: a veces un pago quedó en otro período o con otro concepto, y se puede corregir.',
      'Ahora: 1. Busca el recibo de pago y mira el período, el impuesto y el número del formulario. 2. Pide el estado de cuenta en el portal de la DIAN y compáralo. 3. No pagues otra vez hasta saberlo.',
      'Llámanos con los dos papeles y te decimos cómo se corrige.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `socio me quiere sacar, problemas con mi socio, pelea con mi socio, mi socio me robo, socio me robo, problema con socio`,
    text: [
      'Con calma: lo primero es lo que dicen los estatutos y las actas.',
      'Ahora: 1. Reúne los estatutos, las actas y el libro de accionistas. 2. No firmes ni entregues claves sin consejo. 3. Guarda los mensajes con su fecha.',
      'Llámanos: un abogado del equipo lo mira contigo.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `señor de la dian, señora de la dian, señores de la dian, funcionario de la dian, funcionaria de la dian, funcionarios dian, visita de la dian, visita dian, vino la dian, dian vino, dian en mi local, dian al local, dian a mi negocio, dian al negocio, dian a la oficina, me visito la dian, inspeccion de la dian`,
    text: [
      'Con calma: lo que te pidan y lo que entregues puede quedar por escrito.',
      'Ahora: 1. Pide el nombre, la identificación y el papel que ordena la visita. 2. Anota qué piden y hasta cuándo, y guarda copia de lo que entregues. 3. No firmes nada sin leerlo completo.',
      'Llámanos ahora, con la persona ahí si hace falta.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `falsificando facturas, falsifica facturas, falsificar facturas, falsificaron mi firma, falsifico mi firma, mi socio falsifica, socio esta robando, socio me roba, creo que me roban, me roban en, empleado me roba, empleado roba, cajera roba, cajero roba, se roban la plata, falta plata en, falta plata de, falta dinero en, desviando plata, desviaron plata, doble contabilidad`,
    text: [
      'Con calma: lo primero es guardar la prueba, sin acusar a nadie todavía.',
      'Ahora: 1. Copia lo que viste, con su fecha: facturas, extractos, mensajes. 2. Cambia las claves del banco y de la DIAN que esa persona conozca. 3. No firmes, no borres y no despidas hasta hablarlo.',
      'Llámanos: un auditor y un abogado del equipo lo miran contigo, en reserva.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `me suplantaron, suplantacion, suplantaron mi, usaron mi cedula, usaron mi nombre, facturaron a mi nombre, abrieron una empresa a mi nombre, empresa a mi nombre sin, rut a mi nombre, firmaron por mi`,
    text: [
      'Con calma: lo primero es dejar prueba.',
      'Ahora: 1. Guarda lo que encontraste: pantallazos, correos, el RUT o las facturas con su fecha. 2. Cuéntalo por escrito a la DIAN y a la entidad donde apareció, y guarda el número que te den. 3. No pagues ni firmes nada que no sea tuyo.',
      'Llámanos: un abogado y un contador del equipo te dicen qué denunciar y en qué orden.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `contadora no presento, contador no presento, contador no declaro, contadora no declaro, contador no hizo, contadora no hizo, contador se equivoco, contadora se equivoco, echan la culpa, culpa del contador, culpa de la contadora, firme sin leer, firme en blanco, firme una declaracion, firme declaracion`,
    text: [
      'Con calma: lo que importa ahora es saber qué falta y desde cuándo.',
      'Ahora: 1. Mira en el portal de la DIAN qué se presentó y con qué firma. 2. Pide por escrito a quien lo hacía los borradores, los soportes y las claves. 3. Lo que falte, preséntalo antes de que la DIAN te llame: la sanción puede quedar en la mitad (artículo 640 del Estatuto Tributario).',
      'Llámanos y lo revisamos contigo.',
    ],
    links: [call, whatsapp, taxPage],
  },
  {
    asked: `cerrar la empresa por deudas, cerrar empresa deudas, cerrar mi empresa con deudas, empresa quebrada, quebramos, en quiebra, quiebra, no tenemos con que pagar, muchas deudas, deudas con proveedores, deuda con proveedores, insolvencia, reorganizacion`,
    text: [
      'Con calma: una empresa con deudas tiene caminos, y conviene escogerlos antes de dejar de pagar.',
      'Ahora: 1. Haz una lista de lo que se debe: a quién, cuánto y desde cuándo. 2. Sigue presentando las declaraciones aunque no puedas pagarlas. 3. No pagues a unos y dejes por fuera a otros sin consejo.',
      'Llámanos: un abogado y un contador del equipo miran contigo si conviene negociar, reorganizar o cerrar.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `me despidieron, quieren despedir, me van a despedir, me echaron, me echaron del trabajo, no me pagan el sueldo, no me pagan, no me pagaron, no me han pagado, acoso laboral`,
    text: [
      'Con calma: guarda lo que tengas por escrito y fíjate en las fechas.',
      'Ahora: 1. Reúne tu contrato, los desprendibles y los mensajes. 2. No firmes una renuncia ni un acuerdo sin que alguien lo lea. 3. El Ministerio del Trabajo orienta gratis a los trabajadores.',
      'Nosotros asesoramos a empresas; si tu caso es de trabajador, llama y te decimos a quién acudir.',
    ],
    links: [call],
  },
  {
    asked: `fiscalia, me llamaron de la fiscalia, me citaron a la fiscalia, allanamiento, allanaron, miedo, asustado, asustada, angustiado, angustiada, angustia, desesperado, desesperada, no duermo, no puedo dormir, preocupado, preocupada, estoy mal, que hago ayuda, auxilio por favor, me amenazan, amenazando, amenaza`,
    text: [
      'Con calma: casi todo esto tiene arreglo, y empieza por mirar una fecha.',
      'Ahora: 1. Busca el documento o el mensaje y mira quién lo envía, qué pide y hasta cuándo. 2. No pagues, no firmes y no respondas todavía. 3. Llámanos: te atiende una persona y te dice por dónde empezar.',
    ],
    links: [call, whatsapp],
  },
]

import { contactHref } from '../contact-topics'
import { minimumPenaltyInPesos, uvt } from '../legal-figures'
import type { KnownAnswer } from './answers'
import { call, lateLink, whatsapp, taxPage } from './reply-links'

/** Answers that calm a person who is afraid, then say what to do now and whom to call. They never name a price. */
export const fears: readonly KnownAnswer[] = [
  {
    topic: 'El municipio me cobra ICA o predial',
    asked: `la alcaldia me cobra ica de 2022, me llego cobro de industria y comercio, secretaria de hacienda me cobra predial atrasado, debo ica de varios años, cobro coactivo de la alcaldia, no he declarado ica nunca
me emplazo la secretaria de hacienda, emplazamiento de la secretaria de hacienda por ica, emplazamiento para declarar ica, la alcaldia me emplaza por un ica de cuando estaba en otra ciudad, debo predial hace 5 años, el distrito me cobra ica, requerimiento de la secretaria de hacienda, cobro coactivo del municipio por ica`,
    text: [
      'Con calma: un cobro del municipio no es todavía un embargo, y sus plazos están en el papel. Los intereses corren igual que los de la DIAN, y el cobro también prescribe, en general a los 5 años (E.T., art. 817), si nadie lo interrumpió. Las sanciones las fija cada municipio: no son las de la DIAN.',
      'Ahora: 1. Comprueba que sea real en la página de tu secretaría de hacienda. 2. Mira qué año, qué impuesto, el título y la fecha en que te llegó. 3. Busca si declaraste, si tuviste actividad ahí o si ya pagaste. 4. Responde por escrito antes del plazo; casi todos dan acuerdos de pago. Llámanos con el documento.',
    ],
    links: [call, whatsapp],
  },
  {
    topic: 'Debo IVA o retención de varios períodos',
    asked: `debo millones de iva y no tengo con que pagar, no tengo plata para pagar el iva, como pago el iva si no tengo con que, debo el iva de varios bimestres, no he pagado la retencion en la fuente desde enero, cobre el iva y no lo pague, me gaste la plata del iva, debo retefuente de varios meses, no he declarado el iva de este año
presente el iva sin pago, presente la retencion sin pago, tengo tres periodos de iva sin presentar, retuve y no declare, hice retenciones y no las pague, no consigne las retenciones, debo el impuesto al consumo de mi restaurante, me atrase con el iva y la retencion`,
    text: [
      'Con calma, pero esta semana: el IVA, el consumo y la retención son plata de otros, y no entregarla es delito si pasan 2 meses de la fecha de pago; pagarla con sus intereses extingue la acción penal (Código Penal, art. 402).',
      'Ahora: 1. Haz la lista de períodos: presentado o no, valor y fecha en que vencía. 2. Empieza por la retención: sin el pago completo la declaración puede no valer, salvo que se pague en los 2 meses siguientes (E.T., art. 580-1). 3. Presenta lo que falte antes de que la DIAN escriba: la sanción puede bajar a la mitad (art. 640). 4. Si no alcanza, se pide un acuerdo de pago (art. 814). 5. El próximo período, a tiempo.',
      'Llámanos hoy con la lista: un contador y un abogado ponen el orden contigo.',
    ],
    links: [call, whatsapp, lateLink],
  },
  {
    topic: 'Me llegó una multa',
    asked: `multa, multaron, me multaron, me multaron por declarar tarde, me pusieron multa por presentar fuera de tiempo, la dian me multo, multas dian, sancion, sanciones, sancionaron, me llego sancion, pusieron sancion, multa dian, sancion dian, extemporaneidad me pusieron,
la dian me puso una multa que no entiendo, me llego una resolucion sancion, me sancionaron por no enviar exogena,
me clavaron una multa de 5 millones, la camara de comercio me multo,
me quieren sancionar por no expedir factura, me llego una multa y no se si esta bien la cuenta, no se si pagar esa sancion o pelearla, puedo pedir que me rebajen la multa, me salio una multa de la secretaria de hacienda,
me llego un comparendo de la dian, la supersociedades me impuso una multa, recibi una resolucion que dice sancion y no se que hacer,
me toca pagar una sancion altisima y no la entiendo,
nos multaron en el ministerio del trabajo`,
    text: [
      'Con calma: una sanción se puede revisar, y muchas bajan si se responde a tiempo (artículo 640 del Estatuto Tributario), nunca por debajo de 10 UVT (artículo 639). Contra una resolución de la DIAN que la impone hay dos meses para el recurso (artículo 720); si cierra un local, solo 10 días hábiles.',
      'Ahora: 1. Busca en el documento la fecha y el plazo para responder. 2. No pagues ni firmes nada hasta que alguien compruebe la cuenta. 3. Guarda el sobre o el correo: prueba cuándo te llegó.',
      'Llámanos con el documento a la mano y te decimos si la cifra es correcta.',
    ],
    links: [call, whatsapp, taxPage],
  },
  {
    topic: '¿Cuánto es la multa por declarar tarde?',
    asked: `cuanto es la multa, cuanto multa no declarar, cuanto sancion, de cuanto es la sancion, cuanto cobran de sancion, multa por no declarar, multa por declarar tarde, sancion extemporaneidad cuanto, calcular sancion,
que tan cara es la sancion por no declarar, cuanto me cobra la dian si presento 4 meses tarde, que sancion hay por declarar fuera de plazo,
de cuanto seria la multa si me demoro un mes, cuanto se paga por declarar extemporaneo, cuanto me toca de sancion por presentar tarde la renta,
cuanto vale la sancion por no facturar, cuanto se paga por no declarar la renta siendo obligado`,
    text: [
      'Por presentar tarde: 5% del impuesto a cargo, antes de restar retenciones, por cada mes o fracción, hasta el 100% (artículo 641 del Estatuto Tributario). Sin impuesto a cargo, 0,5% de los ingresos brutos por mes o fracción, hasta el 5%. Si la DIAN ya te emplazó, el doble (artículo 642). Nunca menos de 10 UVT, y aparte los intereses.',
      `Se reduce a la mitad si no te han sancionado por lo mismo en dos años y presentas antes de que la DIAN actúe (artículo 640), pero la sanción reducida tampoco baja de 10 UVT (${minimumPenaltyInPesos} en ${uvt.year}) (artículo 639). Antes de pagar, mira qué años de verdad te tocaban. Cada mes cuenta: mientras antes, menos.`,
    ],
    links: [lateLink, taxPage, call],
  },
  {
    topic: '¿Cómo corren los intereses de la DIAN?',
    asked: `cuanto debo de intereses si debo renta desde agosto, cuanto me toca pagar de mora si debo seis millones, cuanto intereses, pago de intereses, pagar intereses, pago intereses, calcular intereses, calculan intereses, intereses por pagar tarde, intereses del iva, intereses de la renta, intereses de retencion, cobrando intereses, cobran intereses, intereses de mora, intereses dian,
que interes cobra la dian por dia, cuanto me va creciendo la deuda con la dian, a que tasa cobran la mora los impuestos,
cuanto se paga de mora si me atraso con el iva, los intereses siguen subiendo todos los dias, me quitan los intereses si pago todo,
hay rebaja de intereses, como se calcula la mora de la retencion, hay amnistia de intereses este año`,
    text: [
      'Los intereses corren día por día sobre lo que falta por pagar (artículo 635 del Estatuto Tributario) y no se rebajan con la reducción de sanciones. Paran el día del pago.',
      'Pide el estado de cuenta en el portal de la DIAN: a veces un pago quedó mal aplicado. Si quieres, lo revisamos contigo.',
    ],
    links: [call, whatsapp, lateLink, taxPage],
  },
  {
    topic: 'Mandamiento de pago',
    asked: `mandamiento de pago, me llego un mandamiento de pago, que es un mandamiento de pago, cuantos dias tengo para responder un mandamiento de pago, cobro coactivo, me notificaron un cobro coactivo, cobro coactivo de la secretaria de hacienda`,
    text: [
      'Con calma, pero hoy: el mandamiento de pago abre el cobro coactivo. Te ordena pagar, o responder con excepciones, como que ya pagaste o que la deuda prescribió: en general, a los 5 años (E.T., art. 817). El plazo, 15 días en impuestos (art. 830), corre desde que te lo notificaron; el embargo puede venir antes, con él o después (art. 837).',
      'Ahora: 1. Comprueba que sea real entrando tú al portal de la entidad. 2. Anota la fecha en que te llegó y el plazo. 3. Reúne la declaración y los recibos de lo pagado. Llámanos antes de responder: también se puede pedir un acuerdo de pago (art. 814).',
    ],
    links: [call, whatsapp],
  },
  {
    topic: 'Me embargaron',
    asked: `debo a la dian y me quitan la pension, me pueden quitar la pension o el sueldo por impuestos, me quitan el carro por deudas con la dian, me van a quitar mi casa por deber, nos van a quitar la casa, la dian me puede quitar la casa, me pueden embargar la casa o el carro,
embargo, embargar, embargaron, embargarme, embargarnos, me van a embargar, embargo casa, quitar la casa, congelaron cuenta, bloquearon cuenta dian, bloqueo la cuenta, dian bloqueo,
la dian me bloqueo las cuentas bancarias, me sacaron toda la plata del banco por una deuda de impuestos, me llego un embargo, me van a quitar el carro por impuestos, el banco dice que tengo una orden de embargo,
me van a rematar la casa por la deuda, levantar un embargo de la dian, como desembargo mi cuenta,
me quitaron plata de la cuenta sin avisar y dice dian, me embargaron el local, nos embargaron los clientes no nos pueden pagar,
tengo medida cautelar sobre mi apartamento,
me quitaron los ahorros por una deuda que no conocia, la dian me saco plata de bancolombia, que hago si me embargan la cuenta donde me pagan,
me aparece embargo en el banco por impuestos de hace años, embargo por un impuesto predial,
no puedo usar mi cuenta por un proceso de la dian, mi cuenta de ahorros esta retenida,
como pago la nomina si me embargaron, me congelaron la cuenta de la empresa y hay que pagar sueldos`,
    text: [
      'Con calma: un embargo viene de un proceso de cobro, y casi siempre se puede negociar el pago o mostrar que la deuda no es la que dicen. A una persona la DIAN no le puede embargar las primeras 510 UVT de su cuenta de ahorros más antigua, ni la casa con patrimonio de familia o afectación a vivienda familiar (E.T., art. 837-1), y el cobro prescribe, en general, a los 5 años (art. 817).',
      'Ahora: 1. Pide al banco o a la entidad el número del proceso y quién lo ordenó. 2. Busca el mandamiento de pago y su fecha: desde que te lo notifican hay 15 días para pagar o responder con excepciones (art. 830). 3. Reúne los recibos de lo que ya pagaste. 4. Si es viejo o nunca te notificaron, dilo por escrito: también se puede pedir un acuerdo de pago.',
      'Llámanos hoy con esos datos. Si no puedes pagar un abogado, un consultorio jurídico o la Defensoría del Pueblo orientan gratis.',
    ],
    links: [call, whatsapp],
  },
  {
    topic: 'No tengo afiliados a mis empleados',
    needs: 'no ni sin nunca informal informales efectivo tarde',
    asked: `no los tengo afiliados, no estan afiliados, no tengo afiliado, no tengo afiliados, sin afiliar, no afilie, no los afilie, empleados sin seguridad social, empleados sin afiliar, no pago seguridad social, no les pago seguridad social, no pago la seguridad social, sin seguridad social, no pague la planilla, no pago la planilla,
tengo unos muchachos trabajando sin eps, nunca le pague salud a la señora que trabaja conmigo, mis trabajadores no tienen arl y me da susto,
contrate a alguien y no lo he metido a la seguridad social, tengo meseros por dias y no estan en la planilla,
que me pasa si no afilio a mis trabajadores, tengo empleados informales sin contrato, un trabajador mio lleva dos años sin afiliacion,
le pago a un ayudante en efectivo sin planilla`,
    text: [
      'Con calma: se corrige, y conviene empezar hoy mismo por los riesgos laborales.',
      'Ahora: 1. Haz la lista de cada persona con su fecha de ingreso y su salario. 2. Reúne contratos y comprobantes de pago. 3. Afíliala de aquí en adelante. 4. No pagues los meses atrasados sin revisar antes la cuenta.',
      'Llámanos y lo ordenamos contigo, sin juzgarte.',
    ],
    links: [call, whatsapp],
  },
  {
    topic: '¿Puedo ir a la cárcel por impuestos?',
    asked: `carcel, me meten a la carcel, voy a la carcel, ir a la carcel, terminar en la carcel, me llevan preso, meter preso, ir preso, delito dian, es verdad que por no consignar el iva hay carcel,
me denunciaron penalmente por omision de agente retenedor, retuve plata y no la pague que me puede pasar,
la fiscalia me puede investigar por el iva, no consigne las retenciones del año pasado y tengo miedo, me gaste la plata del iva y ahora que hago, es delito no pagar el impuesto al consumo,
soy representante legal y la empresa no pago la retefuente me pueden judicializar, hay proceso penal por no declarar, descontamos retencion y no la entregamos, evasion fiscal da carcel, mi socio no pago la retefuente y yo firmo que me pasa,
la empresa no ha pagado el iva de tres periodos hay delito, me dijeron que es penal no pagar retenciones,
debo retencion de varios meses soy el gerente, omision de agente retenedor me pueden capturar, si no declaro me arrestan,
que me pasa si nunca pago los impuestos`,
    text: [
      'Con calma. No declarar o deber la renta se arregla presentando y pagando, con sanción e intereses. Si son años o sumas altas, que lo mire antes un abogado. Lo delicado es el IVA, el consumo o la retención que se cobraron y no se entregaron: es delito si pasan 2 meses de la fecha de pago (Código Penal, artículo 402), responde quien estaba encargado, y pagarlo con sus intereses extingue la acción penal.',
      'Ahora: 1. Mira qué años o períodos faltan y desde cuándo. 2. Guarda las declaraciones, los extractos y lo que pruebe quién manejaba la plata. 3. Presenta el período que viene y empieza antes de que la DIAN te emplace. 4. Si hay retención o IVA de por medio, habla hoy con un abogado: llámanos y vemos contigo el pago o el acuerdo, sin juzgarte.',
    ],
    links: [call, whatsapp],
  },
  {
    topic: '¿Cómo corrijo una declaración?',
    asked: `declaracion con error, presente con error, error en la declaracion, me equivoque en la declaracion, corregir declaracion, corregir la declaracion, declare mal,
puse mal un valor en mi declaracion, se me olvido incluir un ingreso en la renta, ya presente y me di cuenta que falto una cuenta,
como corrijo una declaracion de iva ya presentada, declare de menos sin querer, me equivoque de formulario al declarar,
presente la retencion con el periodo equivocado, olvide declarar un apartamento, declare en ceros y si tenia ingresos,
declare de mas y quiero pagar menos, no puse las deducciones se puede corregir, hice yo misma la renta y creo que quedo mal, hasta cuando puedo corregir mi declaracion`,
    text: [
      `Con calma: una declaración se puede corregir. Si la corriges antes de que la DIAN te llame, la sanción es del 10% de lo que aumenta el impuesto (artículo 644 del Estatuto Tributario), y nunca menos de 10 UVT (${minimumPenaltyInPesos} en ${uvt.year}; artículo 639); si no sube el impuesto ni baja tu saldo a favor, no hay sanción (artículo 588). Corregir para pagar menos tiene otro plazo: pregúntalo pronto.`,
      'Ahora: 1. No presentes otra encima sin revisarla. 2. Reúne la declaración y los soportes de lo que faltó. 3. Llámanos y la corregimos una sola vez y bien.',
    ],
    links: [call, whatsapp, taxPage],
  },
  {
    topic: 'Cerré el negocio sin cancelarlo',
    asked: `cerre negocio, cerre el negocio, negocio cerrado, cerre la empresa, nunca cancele, no cancele rut, no cancele camara, empresa inactiva, sin cancelar rut,
deje morir la empresa sin liquidarla, la sas esta quieta hace años y nunca hice nada, tengo una empresa que no mueve nada y no la he cerrado,
abandone el negocio en pandemia y el rut sigue vivo,
me salen deudas de un negocio que ya no existe, empresa sin actividad que no se cerro, 
la camara de comercio me cobra años de renovacion de un negocio cerrado, quiero liquidar una sociedad dormida que debe la camara,
como acabo una sas parada que nunca renovo, la empresa no opera desde 2019 como la termino, empresa sin movimiento igual toca declarar, mi sas no tuvo ingresos debo presentar renta, empresa sin movimiento hace dos años`,
    text: [
      'Con calma: le pasa a muchos. Mientras la matrícula y el RUT sigan activos, las obligaciones siguen corriendo: aun sin movimiento, una sociedad declara renta en ceros y renueva la matrícula cada año. Si ya no la usas, conviene cerrarla.',
      'Ahora: 1. Mira en la Cámara de Comercio qué renovaciones faltan. 2. Mira en la DIAN qué declaraciones figuran pendientes y presenta las que tocan, aunque sean en ceros; el IVA de un periodo sin operaciones no se declara (E.T., art. 601). 3. Si es una sociedad, los socios aprueban la disolución y la liquidación en actas que se inscriben en la Cámara de Comercio; una persona natural solo cancela la matrícula. 4. Se pagan las renovaciones que falten, se cancela la matrícula y, al final, el RUT. Te decimos qué falta en tu caso.',
    ],
    links: [call, whatsapp],
  },
  {
    topic: '¿Puedo pagarle a la DIAN por cuotas?',
    asked: `pagar a cuotas, pagar cuotas dian, pagar por cuotas, acuerdo de pago, facilidad de pago, facilidades de pago, no tengo como pagar, no tengo para pagar, no puedo pagar,
no me alcanza para pagar el iva, la dian me da plazo para pagar, puedo hacer un acuerdo con la dian, se puede diferir el impuesto de renta,
no tengo plata pa pagar la renta, tengo el iva liquidado pero no la plata, puedo presentar y pagar despues,
puedo abonar a la deuda de la dian, quiero pagar por cuotas lo que debo de impuestos, que pasa si presento sin pago,
me dejan pagar la mitad ahora`,
    text: [
      'La DIAN da facilidades de pago (artículo 814 del Estatuto Tributario): se pide un acuerdo, con plazo y a veces con garantía. Los intereses siguen corriendo hasta pagar.',
      'Presenta la declaración a tiempo aunque no tengas el dinero: así no hay sanción por tarde. Pero el IVA, el consumo y la retención son plata de otros: págalos primero, porque no entregarlos pasados 2 meses de la fecha es delito, que pagarlos con intereses extingue (Código Penal, artículo 402). La declaración de retención sin el pago completo puede no valer (artículo 580-1), y la anual del SIMPLE, si no se paga en el mes siguiente al plazo, puede tenerse por no presentada (artículo 914).',
    ],
    links: [call, whatsapp, taxPage],
  },
  {
    topic: 'Mi contador no entrega los libros',
    asked: `
no quiere dar los libros, quiere dar los libros, no me da los libros, no da los libros, no me entrega los libros, no devuelve mis papeles, no quiere entregar los, contador no entrega,
contador anterior no entrega, contador desaparecio, mi contadora anterior se quedo con los libros y no contesta, el contador viejo retiene los papeles porque le debo plata, la contadora que teniamos no quiere soltar la informacion, mi contador se llevo la base de datos, quien era mi contador no me devuelve la informacion, el contador renuncio y no tengo claves ni nada,
mi contador no me quiere dar las claves, el contador anterior tiene mi firma electronica y no contesta, la contadora cambio la clave de la dian
no puedo entrar a la dian porque la clave la tiene mi ex contador, le pido los papeles al contador y me evade, el contador se perdio con mis libros
el contador me tiene secuestrada la contabilidad, me cobra por entregarme mis propios libros, no suelta los soportes hasta que le pague
cambie de contador y el viejo no hace empalme, pedi mis balances al contador y no me los da`,
    text: [
      'Con calma: los libros, los soportes y las claves son tuyos, y puedes seguir sin él.',
      'Ahora: 1. Recupera tú la clave y la firma electrónica en el portal de la DIAN, como titular o representante legal: así nadie más firma por ti. 2. Presenta lo que venza con tus facturas y los extractos; la DIAN te muestra las electrónicas. 3. Pide la entrega por escrito, con fecha y un acta. 4. Si no responde, la Junta Central de Contadores recibe quejas.',
      'Si algo vence en estos días, llámanos y di eso primero.',
    ],
    links: [call, whatsapp],
  },
  {
    topic: 'Perdí la contabilidad',
    asked: `perdi todo, programa y perdi, programa contable y perdi, se daño el programa, perdimos todo, se borro todo, se me borro todo, contador me robo, contador robo, contadora robo, contador me estafo, no tengo contabilidad, sin contabilidad, nunca contabilidad, contador se fue, no dejo nada, perdi facturas, perdi las facturas, perdi los soportes, cuaderno, contabilidad atrasada, atrasado con la contabilidad, contabilidad años, daño el computador, se daño contabilidad, papeles en una caja,
 se inundo la oficina y perdimos los archivos,
me robaron el computador con todo lo contable, nunca he llevado cuentas de nada, tengo bolsas llenas de recibos y no se por donde empezar,
tengo dos años de facturas sin registrar, nadie ha llevado la contabilidad desde 2023,
no tengo soportes de los gastos, llevamos las cuentas en excel a medias y todo enredado, se dañó el disco duro con la contabilidad,
la contadora se fue del pais y no dejo archivos, me roba el contador o que porque no me muestra los libros,
necesito reconstruir la contabilidad, quien era mi contador no me devuelve la informacion,
se quemo el local con los papeles, los soportes se mojaron, no se nada de mis cuentas de hace tres años, tengo todo revuelto y no se que tengo,
nunca guarde facturas, tengo las cuentas en un cuaderno`,
    text: [
      'Con calma: la contabilidad se puede reconstruir.',
      'Ahora: 1. Reúne los soportes que haya: extractos de banco, facturas, recibos, lo que esté en el celular o en un cuaderno. 2. Descarga del portal de la DIAN la lista de facturas electrónicas que emitiste y recibiste. 3. Si un contador tiene algo tuyo, pídele por escrito los libros, los soportes y las claves con un acta: son tuyos. 4. Si eran los libros de una empresa y se perdieron, hay que denunciarlo, y se reconstruyen en los seis meses siguientes (Decreto 2420 de 2015, anexo 6).',
      'Con eso te decimos en una llamada qué falta y por dónde empezar.',
    ],
    links: [call, whatsapp, { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' }],
  },
  {
    topic: 'Mi contador murió',
    asked: `contador se murio, contador murio, mi contador fallecio y no se donde esta nada, murio la contadora de la empresa,
el contador que llevaba todo se murio, fallecio el contador y tenia los libros, nuestra contadora fallecio hace un mes,
quien sigue con la contabilidad si murio el contador, se murio el contador y tiene las claves de la dian,
mi contador de toda la vida fallecio y no encuentro papeles, la familia del contador que murio no sabe nada,
contador fallecido como recupero mis libros, al contador le dio un infarto y murio con todo en su computador`,
    text: [
      'Lamentamos la pérdida. Con calma: los libros y los soportes son tuyos, y lo que no aparezca se puede reconstruir.',
      'Ahora: 1. Recupera tú la firma electrónica y la clave en el portal de la DIAN, como titular o representante legal. 2. Mira ahí qué se presentó y qué falta, y descarga las facturas electrónicas. 3. Pide a su familia o a su oficina, por escrito y con un acta, los libros y los archivos. 4. Reúne extractos y recibos: con eso se reconstruye, en los seis meses siguientes a la pérdida, que se denuncia (Decreto 2420 de 2015, anexo 6).',
      'Si algo vence en estos días, llámanos y di eso primero.',
    ],
    links: [call, whatsapp, { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' }],
  },
  {
    topic: 'Llevo años sin declarar',
    asked: `atrasado años, atrasada años, años atrasado, años sin declarar, meses sin declarar, no declaro hace, no declaro años, nunca declarado, nunca he declarado, nunca declare, debo impuestos, debo a la dian, le debo a la dian, debo varios ivas, debo varias, debo retencion, no presentado, no he presentado, no presente retencion, ponerme al dia, poner al dia dian, ponernos al dia, atrasado con la dian, atrasado impuestos, deuda dian, deudas dian, no he declarado, dejado de declarar,
hace tiempo no declaro nada y no se por donde empezar, nunca presente declaraciones de mi empresa, debo renta de tres años,
le quede debiendo a la dian varios impuestos, tengo un monton de declaraciones pendientes, me asusta ver cuanto debo de impuestos,
deje de declarar cuando me quede sin trabajo, no presente los iva de 2024, no he presentado el iva desde hace meses, dejamos de presentar el iva, no hemos declarado retencion desde el año pasado, que hago si debo cuatro años de impuestos,
quiero organizarme con la dian despues de años, nunca declare y gano bien, tengo pendientes declaraciones en ceros, hace rato no pago el ica,
quisiera ponerme en regla con los impuestos, mi negocio nunca ha pagado impuestos, debemos iva y retencion de varios periodos, como miro si debo algo a la dian, estoy en mora con impuestos, mi empresa tiene obligaciones vencidas,
jamas he declarado y soy independiente, aparezco como deudor de la dian, estoy en el boletin de deudores morosos, debo el iva de varios bimestres, me da pena decirlo pero llevo años sin pagar impuestos, no he hecho la renta desde hace cinco años, tuve ventas y no declare nada, quiero salir de esa deuda con la dian,
vivo con el miedo de que me llegue algo por no declarar, hace 4 años deje tirado todo lo de impuestos`,
    text: [
      'Con calma: le pasa a mucha gente y se arregla en orden.',
      'Ahora: 1. Mira en el portal de la DIAN qué declaraciones figuran pendientes. 2. Empieza por las que tienen impuesto o retención: son las que más cuestan por mes. 3. Preséntalas antes de que la DIAN te llame: la sanción se puede reducir a la mitad (artículo 640 del Estatuto Tributario), sin bajar de 10 UVT (artículo 639). 4. Lo que tiene muchos años quizá ya no te lo puedan cobrar: eso se revisa antes de pagar.',
      'Llámanos y armamos el orden contigo, sin juzgarte.',
    ],
    links: [call, whatsapp, lateLink, taxPage],
  },
  {
    topic: 'Se me pasó la fecha de declarar',
    asked: `ya paso la fecha, se me paso la fecha, se paso la fecha, se me paso declarar, se me paso presentar, se me olvido declarar, se me olvido presentar, se me vencio el plazo,
no alcance a declarar a tiempo, me colgue con la declaracion de renta, ya vencio mi fecha y no he presentado, se me fue la fecha de la renta,
tenia que declarar en agosto y no lo hice, mi cedula ya paso y no declare, se me olvido por completo la retencion, no presente el iva a tiempo,
ya se me vencio la renta del 2025, era hasta la semana pasada y no hice nada, se me pasaron los dias para declarar`,
    text: [
      'Con calma: preséntala cuanto antes. La sanción de extemporaneidad es del 5% del impuesto a cargo por cada mes o fracción (artículo 641 del Estatuto Tributario), así que un día más o menos puede ser un mes entero.',
      `Si presentas antes de que la DIAN te llame, se puede reducir a la mitad (artículo 640), pero ni reducida baja de 10 UVT (${minimumPenaltyInPesos} en ${uvt.year}) (artículo 639). Aparte van los intereses. La renta de 2025 de una persona natural vencía, según la cédula, del 12 de agosto al 26 de octubre de 2026.`,
    ],
    links: [call, whatsapp, lateLink, taxPage],
  },
]

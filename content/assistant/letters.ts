import { contactHref } from '../contact-topics'
import type { KnownAnswer } from './answers'
import { call, lateLink, whatsapp, write } from './reply-links'

const real = 'Si llegó por correo, entra tú mismo a www.dian.gov.co a comprobarlo y no abras adjuntos raros.'

type Letter = KnownAnswer & {
  /** Matches the letter's title in a message, which is in lower case without accents. */
  title?: RegExp
}

/** A message that names the UGPP but not DIAN is first compared with the titles of the letters below. */
export const contributionsAuthority = /\b(?:u[gj]pp|unidad de gestion pensional)\b/
export const taxAuthority = /\bdian\b/

/** What a requerimiento especial is, its term, and what to do. */
export const specialRequest: readonly string[] = [
  'Con calma: el requerimiento especial propone cambiar tu declaración, con más impuesto y una sanción (E.T., art. 703). Todavía no es una deuda ni un embargo: el plazo para responder y pedir o dar pruebas es de tres meses desde que te lo notificaron (art. 707).',
  'Ahora: 1. Anota el día de la notificación y cuenta los tres meses. 2. Mira qué renglones quieren cambiar y por qué. 3. Reúne los soportes de cada uno. 4. No lo dejes pasar: si callas, sigue la liquidación oficial. Aceptar una parte también se puede, y conviene hacer antes la cuenta.',
]

/** Letters of UGPP and DIAN have the same titles but other deadlines, so each letter has its own answer. */
export const letters: readonly Letter[] = [
  {
    title:
      /^(?=.*\b(?:u[gj]pp|unidad de gestion pensional)\b)(?=.*\b(?:requer|pliego|liquidacion|emplaza|carta|correo|sancion|oficio|citacion|(?<!pueden? )(?<!podrian? )cobr|mensaje|notific|omis|inexact|mora\b|fiscaliz|resolucion))/,
    needs: 'ugpp ujpp pensional parafiscal aporte planilla pila cotice cotizar',
    topic: 'Me llegó una carta de la UGPP',
    asked: `ugpp, ugpp requerimiento, requerimiento de la ugpp, carta ugpp, requerimiento ugpp,
la ugpp dice que pague menos seguridad social, me escribio la ugpp que soy inexacto en los aportes,
me llego algo de la unidad de gestion pensional, la ugpp me quiere cobrar por ser independiente, recibi un correo de la ugpp pidiendo nomina,
requerimiento para declarar o corregir de aportes, la ugpp me fiscaliza los años 2022 y 2023, sancion de la ugpp,
me llego carta de la ugpp que no cotice como independiente, que hago con esta carta de la ugpp estoy asustada,
la ujpp me pide planillas de hace tres años, fiscalizacion por aportes a salud y pension, tengo plazo corto para responder a la ugpp, mi empresa tiene una liquidacion oficial de la ugpp,
sera falso este correo de la ugpp, la ugpp me puede embargar, como se si la carta de la ugpp es verdadera`,
    text: [
      'Con calma: una carta de la UGPP no es un embargo: el embargo solo viene después, de un cobro. Si dudas de que sea real, no abras enlaces ni pagues desde el mensaje: entra tú mismo a www.ugpp.gov.co o llama al teléfono que sale ahí. La UGPP compara lo que pagaste en la PILA con lo que declaraste, y muchas diferencias se explican con soportes.',
      'Ahora: 1. Mira qué meses pide y el plazo para responder, que está en la carta. 2. Reúne planillas, contratos y comprobantes de nómina; si eres independiente, contratos, ingresos y costos del período. 3. Responde por escrito dentro del plazo: callar es lo peor; si pide información y no alcanzas, pide más plazo antes de que venza. 4. No corrijas planillas sin revisar antes la cuenta.',
      'Llámanos con la carta y te ayudamos a leerla.',
    ],
    links: [call, whatsapp],
  },
  {
    title:
      /^(?!.*\b(?:ica|predial|hacienda|alcaldia|municip\w*|distrit\w*)\b)(?!.*\b(?:nunca|jamas|no|sin) (?:he |hemos )?(?:declar|present)\w*.*emplaza).*\bemplaza(?!.*\b(corr[ei]|declar|present))/,
    topic: 'Me llegó una carta de la DIAN',
    asked: `la dian me cito a la oficina que llevo, cita en la dian por un requerimiento, la dian me pidio soportes, la dian me esta pidiendo documentos de un año, me piden explicaciones de la dian, la dian quiere revisar mi declaracion,
requerimiento, requerimientos, requerimiento dian, emplazamiento, emplazaron, me llego un emplazamiento de la dian, carta dian, carta de la dian, correo de la dian, correo dian, dian mando, dian envio, llego algo de la dian, oficio dian, oficio persuasivo, persuasivo, citacion dian, citaron dian, citaron, fiscalizacion dian, auditoria de la dian, me cayo la dian, cayo la dian, notificacion dian, notifico la dian,
me llego un papel de la dian que no entiendo, la dian me pide explicaciones por mi declaracion de renta,
tengo un requerimiento y no se como contestar, la dian dice que mis datos no coinciden con los de terceros,
me notificaron un auto de inspeccion tributaria, me llego un correo de la dian que tengo inconsistencias, la dian me invita a corregir,
me mandaron un oficio que omiti ingresos, la dian me dice omiso,
que pasa si no contesto la carta de la dian, cuantos dias tengo para responder el requerimiento, me estan investigando por unas compras,
me llego notificacion de la secretaria de hacienda, la dian me pide soportes de costos de hace 2 años,
me llego una notificacion electronica de la dian, la dian me esta preguntando por unas consignaciones,
ayuda me llego algo de la dian y estoy perdido, me escribio un funcionario de fiscalizacion,
me llego una carta de impuestos y no se que es, llego a mi casa un sobre con el escudo de la dian,
la dian me dice que declare menos de lo que reportaron, me mandaron un requerimiento por la renta del 2023,
me llego citacion para una diligencia en la dian, me piden que explique unos ingresos,
la secretaria de hacienda me requiere por el ica, la dian me pide extractos bancarios,
que significa el papel que me llego de la dian, que tipos de cartas manda la dian,
la dian me mando un auto y no se que es, me llego un acto administrativo de impuestos, me requirieron de la dian y no he abierto el sobre`,
    text: [
      'Con calma: lo primero es el título, porque cada carta tiene su plazo. Requerimiento ordinario: pide información, al menos 15 días calendario (Ley 223 de 1995, art. 261). Emplazamiento para declarar o para corregir: un mes (E.T., arts. 715 y 685). Requerimiento especial: propone más impuesto, tres meses (art. 707). Liquidación oficial o resolución sanción: recurso en dos meses (art. 720), y solo 10 días hábiles si cierra un local. Un pliego de cargos trae el suyo. Ninguna de ellas es todavía un embargo.',
      `Ahora: 1. Mira el título, quién lo firma, qué año y qué impuesto. 2. Anota el día en que te llegó: desde ahí corre el plazo. 3. Responde por escrito y completo; no corrijas la declaración antes de saber qué carta es. ${real}`,
      'Dime aquí qué título tiene, o llámanos con el documento a la mano.',
    ],
    links: [call, whatsapp, write],
  },
  {
    title: /\brequerimiento ordinario\b/,
    topic: 'Requerimiento ordinario',
    asked: `requerimiento ordinario,
que es un requerimiento ordinario, requerimiento de informacion de la dian,
la dian me manda requerimiento ordinario por unas facturas, se me vence el requerimiento ordinario mañana,
requerimiento ordinario de la secretaria de hacienda, puedo pedir prorroga del requerimiento ordinario`,
    text: [
      'Con calma: un requerimiento ordinario pide información. No es una sanción ni un embargo, y da por lo menos 15 días calendario (Ley 223 de 1995, artículo 261); responder bien suele cerrarlo.',
      `Ahora: 1. Mira qué año y qué impuesto pide. 2. Anota el día en que te llegó: el plazo está en el documento y corre desde ese día. 3. Responde por escrito y completo, y no corrijas la declaración todavía. ${real}`,
      'Llámanos o escríbenos con el documento: te decimos qué piden y qué falta.',
    ],
    links: [call, whatsapp, write],
  },
  {
    title: /\brequerimiento especial\b/,
    topic: 'Requerimiento especial',
    asked: `requerimiento especial, la dian me propone pagar mas impuesto,
ampliacion al requerimiento especial,
nos notificaron requerimiento especial por costos que no aceptan,
acepto o peleo el requerimiento especial, la carta se llama requerimiento especial y propone una suma altisima,
no conteste el requerimiento especial, la dian dice que mi declaracion es inexacta y propone modificarla,
me proponen una sancion de inexactitud, requerimiento especial por ingresos omitidos`,
    text: [...specialRequest, 'Llámanos con el documento: una persona lo lee contigo.'],
    links: [call, whatsapp, write],
  },
  {
    title:
      /^(?!.*\b(?:ica|predial|hacienda|alcaldia|municip\w*|distrit\w*)\b)(?!.*\bemplaza.*\bcorr[ei])(?:.*\bemplaza.*\b(?:declar|present)|.*\b(?:nunca|jamas|no|sin) (?:he |hemos )?(?:declar|present)\w*.*emplaza)/,
    topic: 'Emplazamiento para declarar',
    asked: `emplazamiento para declarar, me emplazaron para declarar, que es un emplazamiento para declarar,
emplazamiento previo por no declarar, la dian me emplaza por no presentar la renta, cuanto tiempo da un emplazamiento para declarar,
me llego emplazamiento de renta, me emplazaron y no he declarado nunca,
que pasa si no atiendo el emplazamiento, cuanto sube la sancion con emplazamiento,
me notificaron un emplazamiento de un año que no estaba obligado, no me tocaba declarar y me emplazaron, emplazamiento para declarar me embargan,
ya paso el mes del emplazamiento, recibi un emplazamiento y la declaracion ya la habia presentado`,
    text: [
      'Con calma: un emplazamiento para declarar no lleva a la cárcel; dice que falta una declaración y te da un plazo de un mes, desde que te lo notificaron, para presentarla (E.T., art. 715). Presentarla después de él dobla la sanción por tarde: 10% del impuesto por mes o fracción, hasta el 200% (art. 642). Si pasa el mes y no se presenta, viene la sanción por no declarar, que es mucho mayor (arts. 716 y 643).',
      'Ahora: 1. Mira qué impuesto y qué año es, y el día en que te llegó. 2. Compara ese año con los topes, y suma todo lo que entró a tus cuentas: la plata que era de otro también cuenta para el tope de consignaciones (E.T., art. 594-3), aunque no se declare como ingreso tuyo y se explique con papeles. 3. Si pasaste alguno, preséntala dentro del mes. 4. Solo si ya la presentaste o no pasaste ninguno, se responde con las pruebas en ese mismo mes, después de que lo mire un tributarista.',
      'Llámanos hoy con el documento.',
    ],
    links: [call, whatsapp, lateLink],
  },
  {
    title: /\bemplaza.*\bcorr[ei]/,
    topic: 'Emplazamiento para corregir',
    asked: `emplazamiento para corregir, me emplazaron para corregir, que es un emplazamiento para corregir,
la dian quiere que corrija mi declaracion de renta, es obligatorio responder un emplazamiento para corregir,
cuanto tiempo tengo en el emplazamiento para corregir, si no corrijo que pasa,
me llego un emplazamiento que dice que corrija, el emplazamiento dice que hay indicios de inexactitud, corrijo o no corrijo lo que dice la dian,
no estoy de acuerdo con el emplazamiento para corregir, cuanto es la sancion si corrijo despues del emplazamiento, me sugieren corregir un emplazamiento`,
    text: [
      'Con calma: un emplazamiento para corregir dice que hay indicios de un error y te da un plazo de un mes para corregir, si lo ves procedente. No responderlo no trae por sí solo una sanción (E.T., art. 685), pero la DIAN puede seguir con un requerimiento especial. Corregir después de él cuesta el 20% de lo que aumenta el impuesto, en vez del 10%, y no menos de 10 UVT (arts. 639 y 644).',
      'Ahora: 1. Anota el día en que te llegó. 2. Compara renglón por renglón con tus soportes antes de corregir. 3. Si tienen razón, se corrige una sola vez; si no, conviene contestar con las pruebas.',
      'Llámanos con el documento y la declaración: lo miramos contigo.',
    ],
    links: [call, whatsapp, write],
  },
  {
    title: /\bpliego\b/,
    topic: 'Pliego de cargos',
    asked: `pliego de cargos,
pliego de cargos por no enviar exogena,
me formularon cargos en la dian, traslado de cargos, la dian me acusa en un pliego, el pliego propone una multa enorme,
me van a sancionar segun un pliego`,
    text: [
      'Con calma: un pliego de cargos propone una sanción y te deja defenderte antes de ponerla; no es todavía una deuda. El plazo para responder está en el mismo papel y cambia con la falta: léelo hoy.',
      'Ahora: 1. Anota el día en que te llegó y el último día para responder. 2. Mira qué falta te atribuyen y con qué norma. 3. Reúne lo que pruebe qué pasó o que ya lo corregiste: si es de la DIAN, corregir y aceptar a tiempo puede reducir la sanción (E.T., art. 640), nunca por debajo de 10 UVT (art. 639).',
      'Llámanos con el documento antes de contestar.',
    ],
    links: [call, whatsapp, write],
  },
  {
    title: /\bliquidacion (oficial|de aforo)\b|\bresolucion sancion\b/,
    topic: 'Liquidación oficial o resolución sanción',
    asked: `liquidacion oficial, liquidacion oficial de revision,
liquidacion de aforo, me hicieron una liquidacion de aforo, resolucion sancion, recurso de reconsideracion, como pongo un recurso contra la dian,
cuanto tiempo tengo para apelar una sancion de la dian, quiero apelar lo que decidio la dian,
la dian ya me liquido oficialmente, me negaron lo que respondi y llego liquidacion, no estoy de acuerdo con la resolucion de la dian,
me llego resolucion de la dian que impone sancion y quiero reclamar, liquidacion oficial de la ugpp que hago`,
    text: [
      'Con calma: una liquidación oficial o una resolución que impone una sanción ya decide, pero se puede discutir: contra ella va el recurso de reconsideración, dentro de los dos meses siguientes a la notificación (E.T., art. 720); contra la que cierra un local, el de reposición, en solo 10 días hábiles. Si se deja pasar, queda en firme y se puede cobrar; contra una liquidación oficial, quien respondió bien el requerimiento especial aún puede demandar, dentro de los cuatro meses (art. 720, parágrafo). Las de la UGPP o de un municipio dicen en el papel qué recurso dan y cuándo.',
      'Ahora: 1. Anota el día en que te notificaron. 2. Guarda el sobre o el correo con su fecha. 3. Reúne lo que ya respondiste y los soportes. 4. Llámanos esta semana: el recurso se escribe con tiempo y con un abogado.',
    ],
    links: [call, whatsapp, { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' }],
  },
  {
    title: /\b(sellos|sellaron|clausur\w*)\b/,
    topic: 'La DIAN me cerró el local',
    needs:
      'cerraron cerro cerrar cierre cierra cierran cierren cerrado cerrada sello sellos sellar sellaron sellado sellada sellen clausura clausurar clausuraron clausurado',
    asked: `cerraron negocio, cierre establecimiento, sellaron negocio, sellaron local, me clausuraron, clausura, pusieron un sello en mi tienda, vinieron y me sellaron el restaurante, puedo quitar los sellos de la dian,
puedo abrir aunque este sellado, me sellaron la peluqueria que hago, cerrado por la dian, la dian me va a cerrar el negocio,
como evito que me cierren el local, puedo pagar una multa para que no me cierren, por que cierra la dian un negocio,
puedo trabajar mientras esta clausurado el almacen, que pasa si rompo los sellos, me pusieron cerrado por evasion, sancion de clausura,
puedo vender a domicilio si me sellaron el local, abro el negocio con el sello puesto o no, me cerraron la panaderia por no dar factura`,
    text: [
      'No abras, no vendas desde ahí ni quites los sellos mientras dure el cierre: incumplirlo te puede costar otra sanción y más días. Por no facturar el cierre es de tres días, y después se vuelve a abrir (E.T., art. 657). Con calma: es corto y se puede revisar.',
      'Ahora: 1. Busca la resolución y mira qué días ordena y qué recurso da: el de reposición tiene solo 10 días hábiles. 2. Si es apenas un traslado de cargos, responde en el plazo que dice, en general 10 días hábiles: a veces la ley deja pagar una multa en vez del cierre (art. 657, parágrafo 6). 3. Pon en regla la facturación antes de abrir, para que no se repita.',
      'Llámanos hoy con el papel.',
    ],
    links: [call, whatsapp, { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' }],
  },
]

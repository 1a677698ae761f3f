import { contactHref } from '../../contact-topics'
import { inPesos, uvt, uvtInPesos, wageByYear, wageStates } from '../../legal-figures'
import { fixedTerm } from '../fixed-term'
import { call, lawyer } from '../reply-links'
import type { Rule } from '../rules'
import { rules as staffRules } from './staff'

const payroll = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const
const planilla = { href: '/herramientas/vencimientos/pila', label: 'Ver cuándo se paga' } as const

const ofSecurity =
  /\b(?:seguridad social|salud|pension|pila|planilla|aportes|cotiz\w+|arl|eps|riesgos laborales)\b/
const unable =
  /\bno (?:tengo|tenemos|hay|me alcanz\w+|nos alcanz\w+|alcanz\w+|puedo|podemos|voy a poder|vamos a poder)\b|\bsin (?:plata|dinero|caja|flujo)\b|\b(?:aplaz\w+|despues|tarde|enero)\b/
const staff =
  /\b(?:emplead[oa]s?|trabajador(?:a|es|as)?|muchach[oa]s?|senora|ninera|meser[oa]s?|ayudantes?|operari[oa]s?|vendedor(?:a|es)?|domestic[oa])\b/
const unregistered =
  /\b(?:no|sin|nunca) (?:\w+ ){0,3}afili\w+|\bsin (?:eps|arl|seguridad social|salud|pension)\b|\bno (?:le|les) (?:pago|pagamos|pague|he pagado|hemos pagado) (?:la )?(?:seguridad social|salud|pension|eps|arl)\b/

const least = wageByYear[uvt.year]
const leastBase = least ? ` (${inPesos(least.value)} en ${least.year})` : ''
const leastWage =
  least?.aid == null
    ? [
        'El salario mínimo de este año y su auxilio de transporte están por confirmar: pregúntaselo a una persona de nómina, que te dice la cifra vigente y desde cuándo rige.',
      ]
    : [
        `${inPesos(least.value + least.aid)} al mes en ${least.year}: ${inPesos(least.value)} de salario y ${inPesos(least.aid)} de auxilio de transporte, que va a quien gana hasta dos mínimos. ${wageStates[least.state]}`,
        'Salud y pensión se descuentan solo del salario, 4% y 4%; el auxilio entra completo y cuenta para la prima y las cesantías.',
      ]
const wholeBase = least
  ? ` (en ${least.year}, salud ${inPesos(least.value * 0.125)} y pensión ${inPesos(least.value * 0.16)})`
  : ''
const percentage =
  staffRules.find(({ topic }) => topic === 'Trabajan por porcentaje, ¿quién paga la seguridad social?')
    ?.text ?? []

/** Answers to questions about work whose words would lead to a wrong answer. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Qué lleva un contrato a término fijo y cada cuánto se renueva?',
    when: [
      /\b(?:termino fijo|contratos? fijos?|plazo fijo|contrato (?:de trabajo |laboral )?(?:a|por|de) (?:\d+|un|dos|tres|cuatro|cinco|seis|ocho|diez) (?:meses|mes|ano))\b/,
      /\b(?:clausulas?|que (?:\w+ ){0,2}(?:llev\w+|pon\w+|conten\w+|dig\w+|decir|inclui\w*|incluy\w+|tener)|redact\w+|modelo|formato|minuta|plantilla|debe (?:llevar|tener|decir|contener))\b/,
    ],
    not: /\b(?:arriendo|arr[ie]+nd\w+|alquiler|prestacion de servicios|contratista|local|aprendi[zc]\w*|sena|liquid\w+|indemniz\w+|despid\w+|despedi\w*|embaraz\w+|incapac\w+|no renov\w+|preaviso|carta|cuanto (?:me |nos )?cobran|obra|indefinido|domestic\w+|extranjer\w+|venezolan\w+)\b/,
    text: [fixedTerm.contents, fixedTerm.renewed],
    links: [lawyer, payroll, call],
  },
  {
    topic: 'Contrato a alguien medio tiempo, ¿cotizo por semanas?',
    when: [
      /\b(?:medio tiempo|media jornada|tiempo parcial|medio dia|(?:[2-6]|dos|tres|cuatro|cinco|seis) horas (?:diarias|al dia|por dia|cada dia|todos los dias))\b/,
      ofSecurity,
      /\b(?:semanas?|proporcion\w*|la mitad|menos|por horas|lunes a viernes|todos los dias|diari[ao]s|complet[oa]|enter[oa]|como cotizo|como se cotiza|sobre (?:que|cuanto)|(?:un|el) minimo (?:completo|entero))\b/,
    ],
    not: /\b(?:independiente|contratista|prestacion de servicios|trabajo (?:medio|en|por)|me (?:pagan|afilian|afiliaron|tienen|deben)|domestic[ao]|senora|muchacha|ninera|casa|(?:[1-5]|un|dos|tres|cuatro|cinco) dias? (?:a|por|en|de) la semana|sabados?|prima|cesantias|vacaciones|incapac\w+|cuanto (?:me |nos )?cobran)\b/,
    text: [
      'Contratar medio tiempo, sí; cotizar por semanas, no si va todos los días. Las semanas son para quien se contrata por menos de 30 días en el mes y gana menos de un salario mínimo, y se cuentan días, no horas: de lunes a viernes son de 20 a 23 al mes, la tabla de las semanas llega a 21 y de ahí en adelante es un salario mínimo completo (Decreto 2616 de 2013; DUR 1072 de 2015, desde el art. 2.2.1.6.4.1). Media jornada todos los días del mes se cotiza sobre un mínimo (MinProtección, concepto 289802).',
      `Entonces la base es un salario mínimo aunque gane la mitad${wholeBase}, más ARL y caja (Ley 797 de 2003, art. 5); de la salud, el 8,5% no lo pone quien está exonerado (E.T., art. 114-1). Se le paga al menos la parte del mínimo que corresponde a sus horas, con auxilio de transporte por los días que va, y prima, cesantías, intereses y vacaciones sobre lo que gana (Código Sustantivo del Trabajo, art. 197).`,
      'Si en cambio se contrata solo para tres días a la semana, unos 13 en el mes, sí serían dos semanas. Dinos horas, días y pago, y una persona de nómina hace la cuenta y te dice cuánto pone cada uno.',
    ],
    links: [planilla, payroll, call],
  },
  {
    topic: 'Entra en diciembre: ¿prima, dotación y vacaciones colectivas?',
    when: [
      /\b(?:entr\w+|ingres\w+|empiez\w+|empez\w+|empec\w+|contrat\w+)\b(?: (?:a|trabajar|el|en|desde|este|de|del|\d{1,2}|primero|uno|mes|emplead[ao]|trabajador\w*|muchach[ao]|senora?|persona|alguien|un|una)){0,6} (?:diciembre|dic)\b/,
      /\bprimas?\b[^]*\b(?:dotacion|vacaciones)\b|\bdotacion\b[^]*\b(?:primas?|vacaciones)\b|\bvacaciones\b[^]*\b(?:primas?|dotacion)\b/,
    ],
    not: /\b(?:renunci\w+|despid\w+|despedi\w*|liquid\w+|mi jefe|mi patron\w*|me (?:pagan|dan|deben|descuentan)|cuanto (?:me |nos )?cobran)\b/,
    text: [
      'Prima, sí, desde el primer día: el salario con el auxilio de transporte × los días trabajados en el semestre / 360; son 30 días si entra el 1 de diciembre. Se paga dentro de los primeros 20 días de diciembre (Código Sustantivo del Trabajo, art. 306). Dotación, todavía no: la del 20 de diciembre es para quien ese día lleva más de tres meses y gana hasta dos salarios mínimos (arts. 230 y 232).',
      'Vacaciones colectivas, sí, por adelantado y con acuerdo escrito, pero no se le descuentan del sueldo: esos días se pagan, y se abonan a los que vaya ganando (arts. 186 y 187). Gastan vacaciones solo los días hábiles: no los domingos, ni el 25 de diciembre, ni el 1 de enero. Si se va antes de ganarlos, en principio no se le descuenta lo que disfrutó de más, salvo que lo haya autorizado.',
    ],
    links: [payroll, call],
  },
  {
    topic: 'Me piden que renuncie, ¿firmo?',
    when: [
      /\brenunci\w+\b/,
      /\b(?:firm(?:o|e|ar|arla|emos|ando)|acept(?:o|ar|arla)|renuncie|renuncio|renunciar|pase|pasar|presente|presentar|entregue)\b/,
      /\b(?:(?:me|nos) (?:dijeron|dicen|dijo|dice|piden|pidieron|pidio|pide|obligan|obliga|presionan|presiona|ofrecen|ofrecieron|ofrecio|hacen|hicieron|quieren|estan|pusieron|pasaron|amenaz\w+)|quieren? que|si (?:la |no )*firmo|(?:la )?firmo o no|debo firmar|tengo que firmar|estoy obligad[oa])\b/,
    ],
    not: /\b(?:embaraz\w+|revisor\w*|contador\w*|auditor\w*|conjunto|asamblea|representante|soci[oa]s?|accionista|mi emplead[oa]|un emplead[oa]|emplead[oa] (?:me|que|renuncio)|(?:el|la|un|una) (?:trabajador|trabajadora|empleado|empleada)|herencia|gananciales|ya (?:la )?(?:firme|renuncie)|simple|regimen|acciones|cuanto (?:me |nos )?(?:toca|deben|liquid\w+|pagan|dan|cobran)|poliza|contrato de arriendo)\b/,
    text: [
      'No firmes una renuncia que no quieres, y no tiene que ser hoy. Quien renuncia pierde la indemnización por despido sin justa causa: a término indefinido y con menos de diez salarios mínimos son 30 días de salario por el primer año y 20 por cada año más; con 6 años, 130 días (Código Sustantivo del Trabajo, art. 64). Lo que te ofrecen ya se te debe: la liquidación se paga al terminar, renuncies o te despidan, y si se demoran sin razón un juez puede ordenar un día de salario por cada día (art. 65).',
      'Ahora: 1. Pide la propuesta y la liquidación por escrito, y llévatelas para leerlas. 2. Si te quieren sacar, que te den la carta de despido. 3. Guarda mensajes y nombres de quienes estuvieron: una renuncia hecha bajo presión se puede anular, pero hay que probarla. 4. Si sí te quieres ir, puedes negociar una suma de mutuo acuerdo. El Ministerio del Trabajo orienta gratis (www.mintrabajo.gov.co). Nosotros asesoramos a empresas; si no tienes abogado, un consultorio jurídico es gratis.',
    ],
    links: [call],
  },
  {
    topic: '¿Quién paga la seguridad social de un repartidor de aplicación?',
    when: [
      /\b(?:domiciliari[oa]s?|repartidor(?:a|es)?|rappi\w*|didi food|ifood|ubereats|uber eats|pedidos ?ya)\b/,
      ofSecurity,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|tengo|contrato|contrate|mi restaurante|mi negocio|mi emplead[oa]|por prestacion|casa|interna)\b.*\bdomiciliari[oa]\b|\bdeclar\w+ renta\b/,
    text: [
      'Se comparte, según la ley nueva: si repartes por tu cuenta, la aplicación paga el 60% de salud y pensión y tú el 40%, y los riesgos laborales (ARL) los paga completos la aplicación. La base es el 40% de lo que recibes por esa plataforma. Si eres dependiente, con órdenes y horario, paga como cualquier empleador (Ley 2466 de 2025, arts. 25 y 27).',
      'Queda por confirmar desde cuándo: hay quien lee que empieza doce meses después de la reglamentación. Pregúntale por escrito a la aplicación si ya te está aportando y pide el comprobante; mientras no lo haga, tu salud y tu pensión siguen como independiente, para no quedar sin cobertura. Una persona de nómina te dice cómo queda tu planilla.',
      `Con la DIAN: saca el RUT con tu actividad, que es gratis, y declara renta si tus ingresos o consignaciones del año pasan de 1.400 UVT${uvtInPesos(1_400)}. IVA no cobras mientras vendas menos de 3.500 UVT al año.`,
    ],
    links: [planilla, payroll, call],
  },
  {
    topic: 'Si despido o renuncia, ¿se debe la prima?',
    when: [
      /\bprimas?\b/,
      /\b(?:ech(?:o|ar\w*|amos|e)|desp[ie]d\w*|sac(?:o|ar\w*|amos)|bot(?:o|ar\w*|amos)|termin(?:o|ar|a|amos|arle)(?: \w+){0,2} contrato|renunci\w+|se (?:va|retira|fue|retiro)|desvincul\w+|retir(?:o|ar\w*|arse))\b/,
      /\b(?:igual|complet[ao]|enter[ao]|tod[ao]|proporcion\w*|pierde|pierdo|(?:le|les|la) (?:debo|debemos|pago|pagamos|toca|corresponde)|(?:tengo|tenemos|hay|toca) (?:que )?pag\w+|derecho)\b/,
    ],
    not: /\d{4,}|\b(?:cuanto (?:es|seria|sale|vale|le (?:debo|pago|toca))|gana|ganaba|minimo|millon(?:es)?|cesantias|vacaciones|liquid\w+|indemniz\w+|domestica|no (?:me )?(?:han|quier\w+|pag\w+)|embaraz\w+|prima de (?:riesgo|seguro|vivienda)|poliza)\b/,
    text: [
      'Sí, en proporción: la prima se debe por los días trabajados del semestre, desde el 1 de enero o el 1 de julio, también si despides, si renuncia o si hubo justa causa (Código Sustantivo del Trabajo, art. 306, con la sentencia C-034 de 2003). Quien sale en diciembre ya trabajó casi todo el semestre, así que es casi completa: salario con auxilio de transporte × días desde el 1 de julio / 360. Si ya se la pagaste, se ajusta a esos días.',
      'Va en la liquidación, con el salario pendiente, las cesantías y sus intereses y las vacaciones, y se paga al terminar el contrato (art. 65). Si el despido es sin justa causa se suma la indemnización (art. 64). Escríbeme el salario y las fechas de entrada y salida y hago la cuenta.',
    ],
    links: [call, payroll],
  },
  {
    topic: 'No tengo plata para la prima',
    when: [/\bprimas?\b/, unable, /\b(?:pag\w+|plata|dinero|alcanz\w+|que pasa|puedo|podemos|toca|debo)\b/],
    not: /\b(?:cuanto (?:me |nos )?cobran|a mi|me (?:deben?|pagan|pagaron|pago|van a pagar)|mi jefe|mi patron|no me (?:pag\w+|di\w+|han|quier\w+)|renunci\w+|vacaciones|prima de (?:riesgo|seguro|vivienda)|poliza|seguro|ustedes|nomina electronica|cuanto (?:es|seria|me|cobran))\b/,
    text: [
      'La de diciembre se paga dentro de los primeros 20 días de diciembre, y la de junio a más tardar el 30 (Código Sustantivo del Trabajo, art. 306). No se aplaza ni se pide un plazo a la DIAN: se le debe a cada trabajador.',
      'Si no alcanza: 1. Paga lo que puedas en la fecha. 2. Habla antes y deja por escrito con cada persona cuándo pagas el resto; el acuerdo ordena el pago, no quita la deuda. 3. Págala cuanto antes: el trabajador puede quejarse ante el Ministerio del Trabajo, que puede multar, o demandar; y si el contrato termina con la prima sin pagar, cada día de demora puede costar un día de salario (art. 65). Una persona de nómina te hace la cuenta.',
    ],
    links: [call, payroll],
  },
  {
    topic: '¿Puedo pagar la prima en partes?',
    when: [
      /\bprimas?\b/,
      /\b(?:(?:en|por|a) (?:\w+ )?(?:partes|cuotas|plazos|pagos|quincenas|abonos|contados|mitades)|mitad|partir(?:la|se)?|parto|dividir(?:la|se)?|divid\w+|fraccion\w+|difer\w+|abon(?:o|ar|os|ando))\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|(?:me|nos) (?:deben?|pagan|pagaron|pago|van a pagar|quieren?|dan|dieron)|mi jefe|mi patron|renunci\w+|despid\w+|liquid\w+|vacaciones|cesantias|prima de (?:riesgo|seguro|vivienda)|poliza|seguro|ustedes|prest\w+|descont\w+|descuent\w+|deudas?|efectivo|bonos?|mercado|especie|comida|medio tiempo|mitad del? (?:mes|ano|semestre|tiempo)|cuanto (?:es|le|seria|vale)|capital|acciones|tarde|atras\w+|mult\w+|sancion\w*)\b/,
    text: [
      'Sí, si queda completa dentro del plazo. La ley ya la parte en dos: una mitad a más tardar el 30 de junio y la otra en los primeros 20 días de diciembre (Código Sustantivo del Trabajo, art. 306). La de diciembre la puedes dar en dos pagos antes del 20; guarda un recibo firmado de cada uno que diga «prima». Si el 20 cae en domingo o festivo, págala antes.',
      'Lo que pase de la fecha ya es demora, aunque el trabajador esté de acuerdo: el acuerdo ordena el pago, no borra la deuda. Puede quejarse ante el Ministerio del Trabajo, y si el contrato termina sin pagarla, cada día puede costar un día de salario (art. 65).',
    ],
    links: [call, payroll],
  },
  {
    topic: 'Tengo un empleado sin afiliar, ¿me multan o me demandan?',
    when: [
      staff,
      unregistered,
      /\b(?:mult\w+|sancion\w*|demand\w+|denunci\w+|que (?:me )?pasa|problema|ugpp)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|mi jefe|mi patron|mi empresa no|no me|a mi no|me tiene|trabajo (?:en|sin)|me llego|requerimiento|carta|accident\w+|no quiere)\b/,
    text: [
      'Sí, las dos cosas. La UGPP, después de un requerimiento, puede cobrar el 5% de lo no pagado por cada mes de retraso, hasta el 100%; si no respondes a tiempo, el 10% hasta el 200%, más intereses (Ley 1607 de 2012, art. 179, modificado por la Ley 1819 de 2016, art. 314). Y el trabajador puede demandar ante un juez laboral; una enfermedad o un accidente sin afiliación quedan a tu cargo.',
      'Ahora: 1. Afilia hoy, primero a la ARL: cubre desde el día siguiente. 2. Haz la lista de meses, con fecha de ingreso y salario. 3. Deja que una persona de nómina haga la cuenta de lo atrasado antes de pagarlo: ponerse al día antes de que la UGPP escriba evita esa sanción, y quedan los intereses. También vale para quien trabaja en tu casa o por días.',
    ],
    links: [call, payroll, lawyer],
  },
  {
    topic: 'Soy empleado y manejo una aplicación, ¿cómo cotizo?',
    when: [
      /\b(?:uber|didi|indrive|cabify|plataforma|aplicacion|app)\b/,
      /\b(?:emplead[oa]|trabajo en una empresa|tengo contrato|asalariad[oa]|nomina)\b/,
      ofSecurity,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|domiciliari[oa]|repartidor|rappi|mis? emplead[oa]s?|tengo un emplead[oa]|contrat(?:ar|e|o a))\b/,
    text: [
      'Por los dos: tu empresa sigue pagando lo de tu contrato y tú aportas por lo que ganas aparte, como independiente, en tu propia planilla. Transportar pasajeros por tu cuenta no es un contrato de servicios personales: se pueden restar primero los costos con soporte (gasolina, comisión, mantenimiento), y la base es el 40% de lo que queda (Ley 2277 de 2022, art. 89). Sumando todo, no se cotiza sobre más de 25 salarios mínimos.',
      'Ejemplo: si en el mes te quedan 3 millones después de costos, la base es 1,2 millones; cuando la base sola no llega a un salario mínimo, cómo se ajusta teniendo ya un contrato hay que confirmarlo con una persona de nómina antes de pagar. Guarda los reportes de la aplicación y los recibos.',
    ],
    links: [planilla, payroll, call],
  },
  {
    topic: 'Les pago por semana o por días, ¿los afilio a la ARL?',
    when: [
      /\b(?:arl|riesgos laborales|seguridad social|afili\w+)\b/,
      /\b(?:maestros?|obreros?|albanil\w*|jornaler[oa]s?|ayudantes?|trabajador(?:a|es|as)?|emplead[oa]s?|obra)\b/,
      /\bpor (?:semanas?|dias?|horas?)\b|\b(?:uno|dos|tres|cuatro|un|[1-4]) dias?\b|\bsemanal\w*\b|\bdiario\b|\bal dia\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|mult\w+|sancion\w*|accident\w+|domestic[oa]|senora|casa|empleada (?:del servicio|de servicio|viene)|del servicio|muchacha|incapac\w+|cuanto (?:cuesta|es|pago|vale))\b/,
    text: [
      'Sí: la ARL va siempre, aunque trabajen pocos días, y desde antes de empezar, porque cubre desde el día siguiente a la afiliación. En obra el riesgo suele ser el V, el más alto.',
      'Pagar por semana no cambia eso. Si son empleados que se contratan por menos de 30 días en el mes y ganan menos de un salario mínimo, la pensión y la caja se cotizan por semanas: hasta 7 días en el mes, una; hasta 14, dos; hasta 21, tres; con más, el mes completo; la ARL va sobre un salario mínimo completo (Decreto 2616 de 2013). Cuatro días cada semana son unos 17 en el mes: tres semanas. Si son contratistas de verdad, con otros clientes y su cuenta de cobro, la ARL de riesgo IV o V la paga quien contrata (Decreto 723 de 2013). Una persona de nómina te dice cuál planilla es la tuya.',
    ],
    links: [planilla, payroll, call],
  },
  {
    topic: '¿Mi jefe puede quedarse con las propinas?',
    when: [
      /\bpropinas?\b/,
      /\b(?:mi (?:jef[ea]|patron\w*|empleador\w*)|el (?:jefe|patron|dueno|restaurante|bar|administrador)|la (?:jefa|patrona|duena)|no (?:me|nos) (?:dan|da|pagan|paga|entregan|entrega)|(?:me|nos) (?:quita|quitan|descuenta|descuentan|toca)|soy meser[oa]|trabajo)\b/,
    ],
    not: /\b(?:mis? (?:emplead|meser|trabajador)\w+|mi (?:restaurante|bar|negocio)|tengo (?:un|una) (?:restaurante|bar|negocio|cafeteria)|factur\w+|iva|cuanto (?:me |nos )?cobran)\b/,
    text: [
      'No: las propinas son de quienes atienden. El negocio no puede quedarse con una parte ni usarlas para pagar sueldos, turnos o daños, y las reparte a más tardar cada mes, de forma equitativa (Ley 1935 de 2018, art. 5). No son salario: no cuentan para tu prima, tus cesantías ni tu pensión (Código Sustantivo del Trabajo, art. 131).',
      'Ahora: 1. Anota cada día cuánto se recogió y guarda facturas o mensajes. 2. Pide por escrito cómo se reparten. 3. Si no te responden, la Superintendencia de Industria y Comercio vigila esa ley, y lo que te deben lo ven el Ministerio del Trabajo, que orienta gratis (www.mintrabajo.gov.co), o un juez laboral. Nosotros asesoramos a empresas; un consultorio jurídico es gratis.',
    ],
    links: [call],
  },
  {
    topic: '¿Las propinas entran en la nómina o en la factura?',
    when: [/\bpropinas?\b/, /\b(?:nomina|salario|sueldo|liquid\w+|prestaciones|prima|cesantias|factur\w+)\b/],
    not: /\b(?:cuanto (?:me |nos )?cobran|cobran ustedes|anticipo|iva|no me (?:dan|pagan|entregan))\b/,
    text: [
      'No: en la nómina no entran como salario, ni para el negocio ni para quien las recibe. No cuentan para prestaciones ni aportes, y no se pueden pactar como parte del sueldo (Código Sustantivo del Trabajo, art. 131; Ley 1935 de 2018, art. 5). En la factura van aparte, sin IVA ni impuesto al consumo, porque son voluntarias (E.T., art. 512-9).',
      'No son ingreso del negocio: regístralas como plata de terceros y entrégalas completas a quienes hacen parte del servicio, a más tardar cada mes y por partes iguales si no acuerdan otra cosa. El negocio no puede quedarse con una parte ni descontar daños de ahí.',
    ],
    links: [call, payroll],
  },
  {
    topic: '¿Qué plazo hay para pagar la liquidación de un empleado?',
    when: [
      /\bliquid(?:acion(?:es)?|ar|arlo|arla|arle)\b/,
      /\b(?:cuanto tiempo|plazo|cuantos dias|hasta cuando|para cuando|cuando (?:le |les |se |debo |tengo que |hay que |toca )*(?:pag|entreg|consign)\w+)\b/,
      /\b(?:emplead[oa]s?|trabajador(?:a|es|as)?|muchach[oa]|senora|meser[oa]|vendedor(?:a)?|cajer[oa]|renuncio|despedi|contrato)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|mi (?:jefe|patron|empresa)|me (?:deben?|pagan|paguen|pague|tienen|van|han)|trabaje|renuncie|sas|sociedad|impuestos?|gana|ganaba|sueldo|salario|millon(?:es)?|no (?:firma|quiere|recibe|aparece)|demand\w+|anticipo|cesantias|fondo)\b|\d{6}/,
    text: [
      'De una vez: la liquidación se debe el día en que termina el contrato, y la ley no da 15 ni 30 días. Si renunció el viernes y ese fue su último día, ya se debe; si avisó para otra fecha, ese día. Demorarla puede costar un día de salario por cada día (Código Sustantivo del Trabajo, art. 65).',
      'Lleva salario pendiente, prima, cesantías con intereses y vacaciones. Si no la recibe o no están de acuerdo, paga lo que reconoces deber o consígnalo en un juzgado laboral. Escríbeme el salario y las fechas de entrada y salida y te hago la cuenta.',
    ],
    links: [call, payroll],
  },
  {
    topic: 'Trabajan por porcentaje, ¿les hago contrato?',
    when: [
      /\b(?:peluquer\w+|barber\w+|salon|spa|unas|estetica|manicur\w+|estilistas?|taller|lavadero)\b/,
      /\b(?:porcentaje|por ciento|comision\w*|destajo|silla|a medias|mitad)\b/,
      /\bcontrat\w+\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|iva|soy (?:estilista|barbero|manicurista)|mi jefe|me pagan)\b/,
    text: percentage,
    links: [payroll, call],
  },
  {
    topic: 'Este mes no me pagaron el contrato, ¿pago la planilla?',
    when: [
      /\bno me (?:han |ha )?(?:pag\w+|consign\w+|gir\w+|desembols\w+)\b|\bme (?:deben|debe) (?:el|este|un|dos) mes\b/,
      /\b(?:planilla|pila|seguridad social|aportes)\b/,
      /\b(?:contratista|contrato|prestacion de servicios|independiente|ops|honorarios|distrito|alcaldia)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|mi (?:jefe|patron|empleador)|emplead[oa]|se acabo|termino (?:el|mi) contrato|sin contrato|ugpp)\b/,
    text: [
      `Sí, si el contrato sigue: la planilla va por el mes de trabajo, aunque te paguen tarde, y la base es el 40% del valor mensual del contrato, sin bajar de un salario mínimo${leastBase} (Ley 2277 de 2022, art. 89). Además la entidad la pide para pagarte la cuenta.`,
      'No marques retiro mientras el contrato siga: quedarías sin salud y con un mes sin cotizar. Reclama el pago por escrito al supervisor del contrato, con la fecha en que pasaste la cuenta. Si no tienes con qué, paga después con los intereses de mora antes de que la UGPP escriba: una persona de nómina te dice cuánto va.',
    ],
    links: [planilla, payroll, call],
  },
  {
    topic: 'Trabajo en una casa y no me pagan prima ni salud, ¿es legal?',
    when: [
      /\b(?:ninera|casas? de familia|domestic[oa]s?|aseo|aseadora|limpi\w+|cuid(?:o|ando|e|aba)|cocin\w+|por dias|(?:\d|un|dos|tres|cuatro|cinco) dias|(?:la|una|mi) (?:senora|patrona|duena))\b/,
      /\bno (?:me |nos )?(?:l[oae]s? )?(?:pag\w+|dan?|dio|reconoc\w+|afili\w+|tienen?|cotiz\w+|quier\w+ (?:pagar|afiliar|dar)\w*)(?: \w+){0,4} (?:primas?|salud|seguro|seguridad social|eps|arl|pension|cesantias|vacaciones|prestaciones)\b/,
      /\b(?:i?legal|derechos?|puede|pueden|normal|correcto|justo|reclam\w+|exig\w+|demand\w+|denunci\w+|que hago|tiene que|deberia|obligad\w+)\b/,
    ],
    not: /\b(?:mi (?:emplead[oa]|ninera|muchacha)|tengo (?:una|un|dos)|le pago|les pago|cuanto|gan[oe]|\d{5,}|embaraz\w+|incapac\w+|accident\w+|renunci\w+|despid\w+|echaron|echo|contratista|honorarios|vigilan\w+|empresa|conjunto|edificio|oficinas?)\b/,
    text: [
      'No, no es legal. Quien trabaja en una casa, también por días, tiene los derechos de cualquier trabajador, en proporción a sus días y a su pago: prima en junio y diciembre (Código Sustantivo del Trabajo, art. 306; Ley 1788 de 2016), cesantías con intereses, vacaciones y seguridad social, que por días se puede cotizar por semanas (Decreto 2616 de 2013).',
      'Ahora: 1. Anota los días que vas, desde cuándo y cuánto te paga, y guarda mensajes y consignaciones. 2. Pídelo por escrito, aunque sea por WhatsApp: la afiliación, empezando por la ARL, y la prima. 3. Si no responde, el Ministerio del Trabajo orienta gratis (www.mintrabajo.gov.co). Se puede reclamar lo de los últimos tres años (art. 488). No firmes que te pagaron lo que no recibiste. Dime cuánto te paga por día y desde cuándo, y te digo cuánto es la prima.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'Trabajo sin contrato y sin seguridad social, ¿qué derechos tengo?',
    when: [
      /\b(?:trabaj(?:o|ando|e|amos)|llevo)\b/,
      /\bsin (?:contrato|seguro|seguridad social|eps|arl|afili\w+|papeles)\b|\bno (?:me (?:tienen?|han|ha)|tengo) (?:contrato|afili\w+|seguro)\b/,
      /\b(?:derechos?|me deben|reclam\w+|puedo (?:pedir|exigir|demandar)|que hago|miedo)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|mi emplead[oa]|tengo (?:un|una|dos) emplead[oa]|independiente|contratista|freelanc\w+|accident\w+|embaraz\w+)\b/,
    text: [
      'Los mismos que con contrato escrito: un contrato de palabra también vale, y si hay horario u órdenes y un pago, es de trabajo (Código Sustantivo del Trabajo, arts. 23, 24 y 37). Te deben salud, pensión y ARL de todo el tiempo, prima, cesantías con intereses, vacaciones y auxilio de transporte si ganas hasta dos mínimos.',
      'Ahora: 1. Guarda pruebas: mensajes, consignaciones, fotos y nombres de compañeros. 2. Pide la afiliación por escrito; la ARL es lo más urgente. 3. Si no responde, el Ministerio del Trabajo orienta gratis (www.mintrabajo.gov.co) y la UGPP recibe la queja por los aportes; un juez laboral puede ordenarlos. Lo que no se reclama en tres años puede prescribir (art. 488). Escríbeme tu sueldo y las fechas y te hago la cuenta.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'Mi hijo me ayuda en el negocio, ¿lo afilio?',
    when: [
      /\b(?:hij[oa]s?|espos[oa]|herman[oa]|sobrin[oa]|mama|papa|familiar(?:es)?|prim[oa]|cunad[oa])\b/,
      /\b(?:ayud\w+|trabaj\w+|atiend\w+|colabor\w+)\b/,
      /\b(?:local|negocio|tienda|empresa|restaurante|taller|almacen|finca|oficina)\b/,
      /\b(?:afili\w+|seguridad social|arl|contrato|prestaciones|planilla|eps)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|beneficiari[oa]|muri\w+|fallec\w+|menor|soci[oa]s?|domestic[oa])\b/,
    text: [
      'Sí, si trabaja con horario o tus órdenes y le pagas: ser familia no cambia la regla, es un trabajador (Código Sustantivo del Trabajo, arts. 23 y 24). Se afilia antes del primer día a ARL, salud, pensión y caja, y se le deben prima, cesantías y vacaciones. Si se contrata por menos de 30 días en el mes y gana menos de un mínimo, se puede cotizar por semanas a pensión y caja (con más de 21 días, el mes completo), con la ARL sobre un salario mínimo (Decreto 2616 de 2013).',
      'Si solo da una mano de vez en cuando, sin pago ni horario, no hay contrato; pero un accidente sin ARL queda a tu cargo. Lo que le pagues es gasto del negocio solo con contrato y planilla al día. Una persona de nómina te dice cuánto cuesta.',
    ],
    links: [payroll, call],
  },
  {
    topic: '¿Cuánto es el mínimo con auxilio de transporte?',
    when: [/\bminimo\b/, /\b(?:subsidio|auxilio)\b/, /\b(?:cuanto|cual|en cuanto|a como|queda)\b/],
    not: /\b(?:desempleo|vivienda|familiar|arriendo|prima|cesantias|liquid\w+|vacaciones|gan[oa]|descuent\w+|dias|20(?:2[0-57-9])|ano (?:pasado|entrante|que viene)|proximo ano|otro ano|cuesta|empleado)\b/,
    text: leastWage,
    links: [{ href: '/herramientas/uvt-y-salario-minimo', label: 'Ver las cifras por año' }, call],
  },
]

import { experienceSentence } from '../../claims'
import { contactHref } from '../../contact-topics'
import { inPesos, uvt, uvtByYear } from '../../legal-figures'
import { startingPrice } from '../../services'
import { call, evaluation, incomeLink, lateLink, lawyer, whatsapp } from '../reply-links'
import type { Rule } from '../rules'
import { papersWithVat } from '../papers-with-vat'

const ofContributions = /\bu[gj]pp\b/
const wroteOfContributions =
  /\b(?:oficio|cartas?|correo|requer\w+|mand\w+|envi\w+|escrib\w+|llego|notific\w+|pide\w*|pliego|liquidacion oficial)\b/
const otherOfContributions =
  /\b(?:denunci\w+|emplead[oa] (?:me|nos)|embarg\w+|mandamiento|calculadora|sancion\w*|multa\w*|cuanto (?:me |nos )?cobran)\b/
const contributionTerms =
  'El plazo que da la UGPP depende del título y corre desde que te notifican: si pide información, el que dice la carta; requerimiento para declarar o corregir, o pliego de cargos, tres meses; liquidación oficial o resolución sanción, dos meses para el recurso (Ley 1607 de 2012, art. 180).'
const contributionSteps =
  'Ahora: 1. Comprueba que sea real: entra tú a www.ugpp.gov.co. 2. Reúne de esos meses planillas, contratos y comprobantes de nómina; si eres independiente, ingresos y costos. 3. Responde por escrito y a tiempo; si pide información y no alcanzas, pide más plazo antes de que venza. 4. No corrijas planillas sin revisar antes la cuenta. Llámanos con la carta.'

const vatOwed =
  /\b(?:venc\w+|atras\w+|deb[eo]|debemos|adeud\w+|mora|sin pagar|no (?:lo |la |he |hemos |pude |pudimos |puedo |alcance a )*(?:pag\w+|present\w+|declar\w+)|se (?:me|nos) paso|no (?:tengo|tenemos|hay|me alcanza|nos alcanza|alcanza))\b/
const vatSteps =
  'Ahora: 1. Si no la has presentado, preséntala ya, aunque no pagues: la sanción sube por mes o fracción (art. 641), y los intereses, cada día (art. 634). 2. Abona lo que puedas con el recibo 490. 3. Pide la facilidad por lo que falte. 4. Paga el IVA antes que otras deudas: es plata de otros, y no entregarla pasados dos meses de la fecha es delito, que pagarla con sus intereses extingue (Código Penal, art. 402). Llámanos: una persona hace la cuenta y la solicitud contigo.'
const auditPrice = inPesos(startingPrice('auditoria-externa'))
const asksPapers =
  /\b(?:que|q|k|cuales?) (?:\w+ ){0,3}(?:pid\w+|nec[ei]s\w+|exig\w+|solicit\w+|document\w+|papeles|entreg\w+|informacion|alist\w+|prepar\w+|tener list\w+)\b|\b(?:documentos|papeles|requisitos) (?:para|de|se|nos|me|piden)\b/
const notAnAudit =
  /\b(?:revisor\w*|revisoria|dian|ugpp|beneficio de|juez|juzgado|demanda\w*|rob(?:o|aron)|conjunto|edificio|copropiedad|bancos? (?:me |nos )?(?:pid|exig)\w+|fundacion|que es|diferencia\w*|interna|forense|calidad|iso)\b/

const oldPerson =
  /\b(?:mama|papa|mami|papi|madre|padre|abuel[oa]s?|suegr[oa]s?|tias?|tios?|pensionad[oa]s?|jubilad[oa]s?)\b/
const wroteForReturn =
  /\b(?:dian|carta|correo|mensaje|aviso|oficio|llego|llegaron|mando|mandaron|escribi\w+|notific\w+|dice[n]?|citacion)\b/
/** Words of messages about a pensioner's return that other rules answer. */
const otherReturn =
  /\b(?:cuanto (?:me |nos )?(?:cobran|vale)|fallec\w+|muri\w+|difunt[oa]|herencia|sucesion|exterior|vend\w+|arriend\w+|arrend\w+|embarg\w+|emplaz\w+|requerimiento especial|liquidacion oficial|devol\w+|retencion|dependiente\w*)\b/

const limitsOf = (year: number, unit: number): string =>
  `Por ${year} debía declarar quien recibió ${inPesos(1_400 * unit)} o más, quien pasó de esa suma en compras, tarjeta o consignaciones (1.400 UVT), o quien tenía más de ${inPesos(4_500 * unit)} en bienes (4.500 UVT), con la UVT de ese año (E.T., arts. 592 a 594-3).`

/** Only past years, because nobody has had to file the return of the current year yet. */
const known = Object.values(uvtByYear).flatMap((one) => (one && one.year < uvt.year ? [one] : []))
const limitsOfOther =
  'Declaraba quien pasó un tope de ese año: 1.400 UVT de ingresos, compras, tarjeta o consignaciones, o 4.500 UVT en bienes (E.T., arts. 592 a 594-3); la UVT es la de ese año, y te la decimos con la carta.'

const pensionerOf = (limits: string, year?: number): Rule => ({
  topic: `Le escribieron a un pensionado por la renta de ${year ?? 'otro año'}`,
  when: [
    oldPerson,
    /\b(?:pension\w*|mesadas?|jubil\w+)\b/,
    /\b(?:renta|declar\w+)\b/,
    wroteForReturn,
    new RegExp(`\\b${year ?? '20(?:1\\d|2[0-5])'}\\b`),
  ],
  not: otherReturn,
  calms: true,
  text: [
    `Con calma: que le escriban no quiere decir que le tocara, y todavía no es un cobro. ${limits} La pensión cuenta como ingreso, aunque esté exenta hasta 1.000 UVT al mes (art. 206, numeral 5), y la casa cuenta en los bienes, por la escritura o el avalúo catastral.`,
    'Ahora: 1. Comprueba que la carta sea real: entra tú a www.dian.gov.co, no por un enlace. 2. Suma ese año: certificado de la pensión, cuentas y casa. 3. Si no pasó ninguno, se responde por escrito con esas pruebas. 4. Si pasó alguno, se presenta dentro del plazo de la carta, quizá sin impuesto pero con sanción por tarde. Una persona la lee contigo.',
  ],
  links: [call, whatsapp, incomeLink],
})

const takes =
  /\b(?:sac(?:ar\w*|a|an|ando|amos)|retir(?:ar\w*|a|an|ando)|llev(?:ar\w+|a|ando)|coger|cogiendo|disponer|transferir\w*|pasar\w*|girar\w*|repartir\w*|reparti(?:rnos|rme))\b/
const money =
  /\b(?:plata|dinero|fondos|millones|utilidades|ganancias|lo de la caja|de la cuenta|banco|token)\b/
const rule =
  'Las utilidades salen cuando la asamblea las aprueba, con estados financieros reales y después de las reservas y los impuestos (Código de Comercio, arts. 151 y 451), y todo lo demás, como salario, honorarios o préstamo, con su soporte.'

/** Answers for people whom a worker, a partner or an authority frightens with a claim. */
export const rules: readonly Rule[] = [
  {
    topic: 'No hay acuerdo sobre el precio de las acciones de un socio',
    when: [
      /\b(?:soci[oa]s?|accionistas?)\b/,
      /\b(?:acciones|cuotas|participacion|(?:su|mi|la) parte)\b/,
      /\b(?:no|ni|sin) (?:\w+ ){0,4}acuerdo\b|\bdesacuerdo\b|\bdiscut\w+|\bpele\w+ por\b|\bno (?:acept\w+|quiere) (?:\w+ ){0,3}(?:precio|valor)\b|\bpide (?:demasiado|mucho)\b/,
      /\b(?:val(?:e|en|or|er|ga|ian?)|precio|avaluo|valorar\w*|valoracion|cuanto (?:le |nos )?(?:pag\w+|toca))\b/,
    ],
    not: /\b(?:divorci\w+|muri\w+|fallec\w+|herencia|hereder\w+|rob\w+|cuanto (?:me |nos )?cobran|dian)\b/,
    text: [
      'El precio es libre: nadie está obligado a comprar ni a vender por lo que diga el otro, y sin una causal de los estatutos no se saca a un socio. Lee primero los estatutos: pueden traer una forma de valorar, un árbitro o la preferencia de los demás.',
      'Si no lo dicen: 1. Balance a la fecha y valoración de un experto independiente que ambos acepten por escrito; el valor en libros solo no dice lo que vale el negocio. 2. Si se negocia con derecho de preferencia, o hay reembolso de aportes, lo fijan peritos que nombran las partes o, si no, la Superintendencia de Sociedades (Ley 446 de 1998, art. 136; Código de Comercio, art. 407). 3. Si sigue el choque, conciliación. Con precio, se endosa el título y se anota en el libro de accionistas. Un abogado y un contador del equipo lo llevan contigo.',
    ],
    links: [lawyer, call],
  },
  ...papersWithVat,
  ...known.map(({ year, value }) => pensionerOf(limitsOf(year, value), year)),
  pensionerOf(limitsOfOther),
  {
    topic: 'Me notificaron una demanda laboral de un ex trabajador',
    when: [
      /\b(?:(?:me|nos) (?:esta )?demand(?:o|aron|a|ando)|demanda laboral|(?:lleg\w+|notific\w+|recib\w+) (?:\w+ ){0,4}demanda|auto admisorio)\b/,
      /\b(?:ex ?(?:trabajador\w*|emplead[oa]s?|contratista\w*)|(?:un|una|mi|el|la) (?:trabajador\w*|emplead[oa]|contratista)|senora del aseo|muchacha|laboral|contrato realidad|prestaciones)\b/,
      /\b(?:notific\w+|notifik\w+|juzgado|juez|auto admisorio|contestar\w*|respond\w+|contrato realidad|20\d\d|plazos?|cuantos dias|desesperad\w+|(?:lleg\w+|recib\w+) (?:\w+ ){0,4}demanda)\b/,
    ],
    not: /\b(?:(?:quiero|puedo|voy a|podemos) demandar|demandar a|tutela|ustedes (?:me |nos )?(?:representan|defienden|llevan)|proveedor|embarg\w+|soy (?:el |la |un |una )?(?:trabajador\w*|emplead\w+|contratista)|mi (?:ex ?)?(?:jefe|patron|empleador)|accident\w+|acoso|embaraz\w+)\b/,
    calms: true,
    text: [
      'Con calma: una demanda no es una condena, y se puede defender. Lo primero es el plazo para contestar: corre desde que te notificaron, son pocos días hábiles y el número está en el auto del juez. Desde abril de 2026 rige otro código (Ley 2452 de 2025): no te guíes por plazos viejos. No contestar es lo peor.',
      'A tu favor: cada derecho se reclama dentro de los tres años desde que se debió pagar (Código Sustantivo del Trabajo, art. 488), así que lo más viejo puede estar prescrito: dile a tu abogado que lo pida al contestar. Las cesantías se cuentan desde el final del contrato, y los aportes a pensión no prescriben.',
      'Hoy: 1. Llámanos con el auto y la demanda: un abogado los lee contigo. 2. Reúne contrato, cuentas de cobro, pagos, planillas, mensajes y testigos de quién daba órdenes. 3. No firmes, no pagues ni hables del caso con él sin consejo.',
    ],
    links: [call, whatsapp, lawyer],
  },
  {
    topic: 'Un contratista dice que me va a demandar',
    when: [
      /\b(?:prestacion de servicios?|contratistas?|por servicios|freelance|cuentas? de cobro|sin contrato|ops)\b/,
      /\b(?:(?:me|nos) (?:va|van|vaya|piensa|quiere|quieren) (?:a )?demand\w+|(?:demandar(?:me|nos)|demandarlo|me demande|nos demande|me demanda|nos demanda)|amenaz\w+(?: \w+){0,4} deman\w+)\b/,
    ],
    not: /\b(?:quiero demandar|puedo demandar|demandar a|(?:me|nos) notific\w+|auto admisorio|llego (?:la|una) demanda|ya (?:me|nos) demand\w+|trabaj[eo] (?:por|en|con|para)|soy (?:el |la |un |una )?contratista|me contrataron|estado|alcaldia|proveedor|cliente)\b/,
    calms: true,
    text: [
      'Con calma: una amenaza no es una demanda, y todavía no corre ningún plazo. El riesgo es que un juez diga que fue un contrato de trabajo: si cumplía órdenes y horario, pesa eso y no el papel, y se deben prestaciones, vacaciones y aportes (Código Sustantivo del Trabajo, arts. 23 y 24), y puede haber indemnizaciones (arts. 64 y 65). En general puede reclamar tres años hacia atrás (art. 488). Si decidía cómo y cuándo, o podía mandar a otro, tienes defensa.',
      'Ahora: 1. Guarda contrato, cuentas de cobro, pagos, sus planillas y mensajes. 2. No firmes ni pagues nada sin consejo. 3. Haz la cuenta de lo que se debería: a veces conviene conciliar. Sí tenemos abogados: uno te dice si lo llevamos nosotros o un litigante aliado, y cuánto vale, antes de empezar.',
    ],
    links: [lawyer, call],
  },
  {
    topic: '¿La UGPP es lo mismo que la DIAN y cuánto tiempo da?',
    when: [
      ofContributions,
      wroteOfContributions,
      /\b(?:(?:es|son) (?:lo )?mism[oa]|la misma|diferen\w+|distint[oa]s?|es (?:de )?la dian|parte de la dian|que la dian|o la dian)\b/,
    ],
    not: otherOfContributions,
    calms: true,
    text: [
      `No: la UGPP es otra entidad, del Ministerio de Hacienda, que vigila los aportes a salud, pensión, riesgos y parafiscales (Ley 1151 de 2007, art. 156). Con calma: un oficio suyo no es un embargo. ${contributionTerms}`,
      contributionSteps,
    ],
    links: [call, whatsapp],
  },
  {
    topic: 'Requerimiento para declarar o corregir de la UGPP: ¿tres meses?',
    when: [ofContributions, /\brequer\w+ (?:\w+ ){0,3}(?:declarar|corregir)\b/],
    not: new RegExp(
      `${otherOfContributions.source}|\\b(?:ya (?:se )?(?:vencio|paso|respondi\\w*|conteste)|no (?:lo )?(?:respondi|conteste|respondimos)|liquidacion oficial|pliego|informacion)\\b`,
    ),
    calms: true,
    text: [
      'Con calma: son tres meses desde el día en que te lo notificaron (Ley 1607 de 2012, art. 180). Ese plazo lo pone la ley: no cuentes con que lo amplíen. Todavía no es una deuda en firme ni un embargo. Aceptar y corregir dentro de esos meses cuesta menos: si pagaste menos de lo debido, la sanción es del 35% de la diferencia, y después del 60% (art. 179).',
      'Sí, lo llevamos nosotros: revisamos la cuenta de la UGPP, lo que toca corregir y la respuesta, con un abogado del equipo.',
      'Ahora: 1. Comprueba que sea real: entra tú a www.ugpp.gov.co. 2. Anota el día en que te llegó y cuenta los tres meses. 3. Reúne planillas, contratos y comprobantes de nómina; si eres independiente, ingresos y costos. 4. No corrijas planillas sin revisar antes la cuenta. Llámanos con el documento.',
    ],
    links: [call, whatsapp, lawyer],
  },
  {
    topic: '¿Cuánto tiempo da la UGPP para responder?',
    when: [
      ofContributions,
      wroteOfContributions,
      /\b(?:cuanto (?:tiempo|plazo)|cuantos (?:dias|meses)|que (?:plazo|termino)|hasta cuando)\b/,
    ],
    not: otherOfContributions,
    calms: true,
    text: [`${contributionTerms} Con calma: un oficio suyo no es un embargo.`, contributionSteps],
    links: [call, whatsapp],
  },
  {
    topic: 'Buscamos firma de auditoría: ¿qué experiencia tienen y cómo es la propuesta?',
    when: [
      /\bauditor(?:ia|ias|es)?\b/,
      /\b(?:propuestas?|ofertas?|coti[sz]\w+|evaluando|eligiendo|buscando|seleccion\w*|firmas|licitacion|invit\w+|proceso)\b/,
      /\b(?:experiencia|trayectoria|credenciales|referencias|equipo|sector)\b/,
    ],
    not: /\b(?:revisor\w*|revisoria|dian|ugpp|beneficio de|juez|juzgado|demanda\w*|robo|rob(?:o|aron)|cuanto (?:me |nos )?(?:cobran|cuesta|vale)|conjunto|copropiedad|forense)\b/,
    text: [
      `Sí, hacemos auditoría externa de estados financieros, si no llevamos tu contabilidad ni somos tu revisor fiscal: nadie audita lo suyo. ${experienceSentence()} Quién la dirige y quién la firma, con su tarjeta profesional y su experiencia en el sector, va en la propuesta; los nombres de otros clientes son reservados.`,
      `La propuesta llega por escrito: alcance, horas, equipo, fechas y valor (desde ${auditPrice}, más IVA, y sube con el tamaño). Para hacerla, mándanos los estados financieros del último año, cuántas sedes y cuentas hay, para quién es el informe y para cuándo. Una auditoría financiera estándar toma de 3 a 8 semanas; la evaluación inicial es gratuita.`,
    ],
    links: [{ href: contactHref('auditoria-externa'), label: 'Pedir una propuesta' }, call, whatsapp],
  },
  {
    topic: 'La casa matriz pide una auditoría del cierre',
    when: [
      /\baudit\w+\b/,
      /\b(?:casa matriz|(?:la|nuestra|mi|su|de) matriz|holding|filial|subsidiaria|(?:para|del?|al) (?:el )?grupo|empresa (?:madre|principal))\b/,
      /\b(?:pid\w+|exig\w+|solicit\w+|nec[ei]s\w+|requier\w+|quier\w+|alcanz\w+|pued\w+|hac\w+|cuant[oa]|demor\w+|tard\w+)\b/,
    ],
    not: /\b(?:revisor\w*|revisoria|dian|ugpp|beneficio de|que es|sirve|sucursal|precios de transferencia|sistemas|forense|contrat\w+ a (?:otr|un)\w+)\b/,
    text: [
      `Sí la hacemos, si no llevamos tu contabilidad ni somos tu revisor fiscal: toma de 3 a 8 semanas, desde ${auditPrice} por proyecto, más IVA. La fecha del informe queda escrita en la propuesta: dinos ya para cuándo la pide la matriz y te decimos si alcanza.`,
      'Si el cierre es al 31 de diciembre, los saldos se revisan desde enero, con el balance cerrado; si hay inventarios, avísanos ahora, porque el conteo de fin de año se planea antes.',
      'Mándanos las instrucciones y los formatos de la matriz (qué NIIF, moneda e idioma del informe, si hay un auditor del grupo), el balance de prueba y los últimos estados financieros.',
    ],
    links: [
      { href: contactHref('auditoria-externa'), label: 'Pedir una propuesta' },
      call,
      { href: '/servicios/auditoria-externa', label: 'Ver auditoría externa' },
    ],
  },
  {
    topic: '¿Cuánto se demora una auditoría externa y qué piden?',
    when: [
      /\bauditor(?:ia|ias|es|a)?\b/,
      /\b(?:demor\w+|tard\w+|dura\w*|cuanto tiempo|que tan larg\w+|semanas|meses|plazo)\b/,
      asksPapers,
    ],
    not: notAnAudit,
    text: [
      'De 3 a 8 semanas una auditoría financiera estándar: depende del tamaño, de las sedes y del orden de la información. La fecha del informe queda escrita en la propuesta.',
      `Lo que se pide al empezar: 1. Balance de prueba y estados financieros con sus notas. 2. Extractos y conciliaciones de bancos. 3. Cartera, proveedores, inventarios y activos fijos. 4. Nómina y declaraciones del año. 5. Actas y contratos importantes. Te enviamos la lista exacta. Cuesta desde ${auditPrice}, más IVA, y la hacemos si no llevamos tu contabilidad ni somos tu revisor fiscal.`,
    ],
    links: [
      { href: contactHref('auditoria-externa'), label: 'Pedir una cotización' },
      { href: '/servicios/auditoria-externa', label: 'Ver auditoría externa' },
      call,
    ],
  },
  {
    topic: '¿La auditoría sirve ante un juez?',
    when: [
      /\b(?:soci[oa]s?|administrador\w*|gerente|representante|emplead[oa]s?|contador\w*|tesorer[oa])\b/,
      /\b(?:auditor\w*|peritajes?|perit[oa]s?|dictamen|informe)\b/,
      /\b(?:jue[zc]\w*|juzgado|juicio|demanda\w*|demandar\w*|fiscalia|tribunal|superintendencia|supersociedades)\b/,
      /\b(?:sirv\w+|val(?:e|en|ga|ido|ida)|prueb\w+|demostr\w+|acept\w+|recib\w+)\b/,
    ],
    not: /\b(?:revisor\w*|conjunto|edificio|copropiedad|dian|laboral|despid\w+)\b/,
    text: [
      `Sí a las dos. Hacemos esa auditoría desde ${auditPrice}, más IVA, si no llevamos tu contabilidad. Y puede servir ante un juez: se aporta como dictamen pericial de quien la pide (Código General del Proceso, art. 226), y los libros y soportes también son prueba (art. 264). El juez la valora con lo demás y puede citar a quien la firma (art. 228); por eso dilo desde el principio, para que se haga con ese alcance.`,
      'Si quien sacó la plata es administrador, la sociedad puede demandarlo con la acción social, que aprueba la asamblea; la pueden citar socios con el 20% (Ley 222 de 1995, art. 25).',
      'Ahora: 1. Baja los extractos y marca los retiros. 2. Pide por escrito ver libros y cuentas. 3. Reúne estatutos, actas y el libro de accionistas. 4. No lo acuses ni firmes nada antes de tener las pruebas. Un abogado mira contigo qué reclamar.',
    ],
    links: [evaluation, lawyer, call],
  },
  {
    topic: 'Debo el IVA y no tengo con qué, ¿me cierran el negocio?',
    when: [/\biva\b/, vatOwed, /\b(?:cerr\w+|cierr\w+|cierre|sell\w+|clausur\w+)\b/],
    not: /\b(?:empresa (?:quieta|inactiva|parada)|(?:quiero|quisiera|voy a|vamos a|pienso|para|puedo) cerrar|cierre (?:contable|de ano|fiscal)|ya (?:me|nos) (?:sell\w+|cerr\w+)|me cerraron|pliego|resolucion|ica|factur\w+)\b/,
    calms: true,
    text: [
      'Con calma: tiene salida. La DIAN da facilidades de pago, hasta cinco años (E.T., art. 814), y no cierra de un día para otro: puede clausurar por unos días el local de quien no presenta o no paga el IVA, pero antes manda un pliego de cargos, con 10 días para responder (art. 657).',
      vatSteps,
    ],
    links: [call, whatsapp, lateLink],
  },
  {
    topic: 'No tengo con qué pagar el IVA, ¿dan acuerdo de pago?',
    when: [
      /\biva\b/,
      vatOwed,
      /\b(?:facilidad(?:es)?|acuerdos?|cuotas|plazos|financi\w+)\b/,
      /\b(?:no (?:tengo|tenemos|hay|me alcanza|nos alcanza|alcanza|puedo pagar|podemos pagar)|sin (?:plata|dinero|flujo|caja)|iliquid\w+)\b/,
    ],
    not: /\b(?:embarg\w+|mandamiento|retencion\w*|renta|simple|consumo|incumpl\w+|ya (?:tengo|hice|firme) (?:un |el )?acuerdo|factura\w*|cliente\w*|carcel|pres[oa])\b/,
    calms: true,
    text: [
      'Con calma: sí. La DIAN da facilidades de pago, hasta cinco años; según el plazo y el valor puede pedir garantía (E.T., art. 814). Los intereses siguen hasta que se paga.',
      vatSteps,
    ],
    links: [call, whatsapp, lateLink],
  },
  {
    topic: '¿Puede un socio sacar plata de la empresa sin acta?',
    when: [
      /\b(?:ex ?)?soci[oa]s?\b|\baccionistas?\b|\b(?:otr[oa]s?|los|las) (?:co)?duen[oa]s?\b/,
      takes,
      money,
      /\b(?:actas?|asamblea|permiso|autoriz\w+|legal\w*|ilegal|derecho|pued\w+|quier\w+|firma en el banco|todavia (?:tiene|firma)|avis\w+|deja\w*|ex ?soci[oa]s?)\b/,
    ],
    not: /\b(?:emplead\w+|sali(?:r|rme|rse)|retirar(?:me|se) de la (?:sociedad|empresa|sas)|salgo|sac(?:ar|o) (?:a (?:un|mi|el)|al) soci[oa]|invert\w+|inversion\w*|demand(?:ar|o)|quien me ayuda|llevan (?:esos )?casos|cuanto (?:impuesto|pag\w+|me cobran)|dividendos? pag\w+|retencion|no (?:me |nos )?(?:muestra|deja ver|rinde|entrega|ensena)\w*|cuentas claras|libros|revisar)\b/,
    text: [
      `No: la plata de la cuenta es de la sociedad, no de un socio, y menos de quien ya no lo es. ${rule} Lo que saque sin eso queda como una deuda suya con la empresa. A un exsocio solo se le paga lo que se le deba, por ejemplo por sus acciones, y por escrito.`,
      'Ahora: 1. Hoy, en el banco: quién firma. El representante legal, con el certificado de la Cámara, quita firmas, claves y tokens de quien no debe tenerlos y puede pedir dos firmas. 2. Escríbele con fecha, con copia al representante legal, que te opones y por qué. 3. Cita la asamblea según los estatutos y deja en el acta qué se decidió. 4. Si ya salió, pide el extracto y que el contador lo registre como cuenta por cobrar, no como gasto.',
      'No firmes un arreglo ni saques plata por tu lado: un abogado del equipo mira los estatutos contigo.',
    ],
    links: [call, lawyer],
    calms: true,
  },
  {
    topic: '¿Puedo sacar plata de mi empresa sin acta?',
    when: [
      /\b(?:mi|la|una|nuestra) (?:empresa|sas|s a s|sociedad|compania)\b/,
      takes,
      money,
      /\b(?:actas?|asamblea|ilegal|es legal)\b/,
    ],
    not: /\b(?:soci[oa]s?|accionistas|persona natural|banco|cuanto (?:impuesto|pag\w+|me cobran)|retencion|emplead\w+)\b/,
    text: [
      `Como utilidades, no: aunque seas el único dueño, hace falta la decisión escrita, un acta tuya como accionista único. ${rule}`,
      'Sin acta sí puedes recibir: 1. Salario u honorarios, con contrato, aportes y retención. 2. Un reembolso de gastos de la empresa, con factura a su nombre. 3. Un préstamo, con documento e intereses, que se devuelve. Lo que saques sin nada de eso queda como deuda tuya con la sociedad. Dinos cuánto necesitas sacar y un contador te dice por dónde sale mejor.',
    ],
    links: [call, { href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }],
  },
]

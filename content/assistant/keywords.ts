import type { ServiceSlug } from '../services'

/** Words that name a service in a message. Matching ignores accents, plurals and one wrong letter. */
export const serviceKeywords: Record<ServiceSlug, string> = {
  'asesoria-contable': `
    contabilidad, contable, contador, contadora, balance, estados financieros, libros, niif,
    conciliacion, conciliaciones, causacion, cuentas al dia, llevar cuentas, llevar las cuentas,
    facturacion, facturar, facturador, factura electronica, documento soporte, cierre contable, tenedor
    de libros, auxiliar contable
  `,
  'asesoria-tributaria': `
    impuesto, tributario, tributaria, iva, renta, retencion, retenciones, retefuente, rete fuente,
    reteica, ica, dian, exogena, medios magneticos, declaracion, declaraciones, declarar, declaro,
    regimen simple, saldo a favor, multa, multaron, sancion, sanciones, requerimiento, uvt, rut,
    fiscalizacion, industria y comercio, persona natural, valor agregado
  `,
  'asesoria-nomina': `
    nomina, empleado, empleada, trabajador, trabajadores, salario, sueldo, prima, cesantias, vacaciones, seguridad
    social, la pila, planilla, liquidacion, liquidar, liquidaciones, desprendible, ugpp, prestaciones,
    parafiscales, incapacidad, incapacidades, horas extra, quincena, eps, arl, muchachos
  `,
  'asesoria-legal': `
    legal, legales, abogado, abogada, juridico, juridica, contrato, sociedad, sas, s a s, constituir,
    constitucion, crear empresa, crear mi empresa, montar empresa, montar negocio, abrir empresa, abrir
    negocio, camara de comercio, estatutos, acta, asamblea, demanda, demandar, demandaron, marca,
    matricula mercantil, laboral, tutela, socios, cerrar empresa, disolver, disolucion, empresa en
    liquidacion, beneficiarios finales, rub, proteccion de datos, liquidar empresa
  `,
  'revisoria-fiscal': `
    revisoria, revisor fiscal, revisora fiscal, revisor, revisora, dictamen, dictaminar
  `,
  'auditoria-externa': `
    auditoria, auditor, auditora, auditores, auditar, debida diligencia, due diligence, fraude, revision
    limitada, inventario fisico, robo interno
  `,
}

export const shorthand: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  ke: 'que',
  tel: 'telefono',
  fono: 'telefono',
  cel: 'celular',
  num: 'numero',
  dir: 'direccion',
  info: 'informacion',
  wsp: 'wpp',
  whats: 'whatsapp',
  whatsap: 'whatsapp',
  docs: 'documentos',
  doc: 'documento',
  fact: 'factura',
  contra: 'contraseña',
  pw: 'clave',
  grax: 'gracias',
  grs: 'gracias',
  xfa: '',
  porfa: '',
  porfis: '',
  pa: 'para',
  d: 'de',
  dl: 'del',
  x: 'por',
  xa: 'para',
  cto: 'cuanto',
  toy: 'estoy',
  ta: 'esta',
  bn: 'bien',
  ops: 'prestacion de servicios',
  opps: 'prestacion de servicios',
}

export const numberWords: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  cien: 100,
}

export const peopleWords = 'empleado trabajador persona colaborador operario muchacho funcionario'

/** Ordinary words that look like a misspelt keyword, but are none. */
export const ordinaryWords = `
  revisar, revisan, revise,   cuando, cuantos, venta, ventas, vender, hora, planta, plaza, placa, playa, corto, gasto, marco, primo,
  primer, suelo, corre, correr, clase, clases, claro, clara, preciso, precisa, contado, creer, postal,
  lenta, lento, cargo, carga, carta, llegar, lugar, regalo, regalan, libre, abril, barata, caros, mejor, corro,
  menor, forma, firma, empresa, cena, serio, trabajar, trabajo, reunir, conocer, contar, contrario,
  entero, entrega, rentable, rentar, legado, nominal, agencia, gente, calor, paga, pagan, mano
`

/** Words for a feeling, which say nothing about what happened. */
export const feelings =
  /\b(?:estoy|ando|me siento|tengo|con|que) (?:muy |tan |super |demasiado |mucho |mucha )*(?:angusti\w*|asustad\w*|preocupad\w*|desesperad\w*|nervios\w*|mal|miedo|susto|ansiedad|panico|pena)\b|\b(?:por favor|ayuda|ayudame|ayudenme|auxilio|no se que hacer|que hago|estoy llorando)\b/g

/** For a message with one of these words, answers for people in trouble come before all others. */
export const troubled =
  /\b(?:usaron|uso|falsific\w+|suplant\w+|estaf\w+|robaron|robo|sin (?:mi )?permiso|miedo|susto|angusti\w*|desesperad\w*|amenaz\w+|embarg\w+|no (?:tengo|tenemos) (?:como|con que|para|plata)|demand\w+|denunci\w+)\b/

export const inTrouble =
  /\b(?:cartas?|oficio|correo|mensaje|requerimiento|emplaz\w*|citaci\w+|cit[oa]\w*|mult\w+|sanci\w+|embarg\w*|remat\w+|quit\w+|deb[eo]\w*|deuda\w*|atras\w+|venci\w+|pas[oó]|tarde|olvid\w+|miedo|susto|asust\w*|angusti\w*|preocup\w*|desesper\w*|panico|ayud\w+|auxilio|carcel|pres[oa]|demand\w*|denunci\w*|rob\w+|estaf\w+|falsific\w+|amenaz\w*|perd\w+|quem\w+|muri\w*|accident\w*|cerr\w+|clausur\w*|sell\w+|cobr\w+|llego|visit\w+|no (?:he|ha|hemos|present\w+|declar\w+|pag\w+|tengo|alcanc\w*|quiere|contest\w*|entreg\w*|apareci\w*))\b/

export const emptyWords =
  'a al algo alguien alguna alguno asi aun aunque bien cada casi como con cosa cosas cual cuales cuando cuanto cuanta cuantos cuantas da dan dar de del desde dia dias dice dicen digo dije donde dos el ella ellas ellos en encima debajo entonces entre era eran es esa ese eso esos esta estaba estan estar este esto estos estoy fue fueron ha haber habia hace hacen hacer hacia hago hasta hay hizo iba ir la las le les lejos lleno lo los mas me mejor mi mia mio mis mismo misma mucho mucha muchos muy nada nadie ni ningun no nos nosotros o otra otras otro otros para parece paso pero poco por porque pues puse puso que quedamos quedo queda quien quienes quiere quiero quiso sabe saber se sea segun ser si sido siempre sin sirve sobre solo son soy su sus sale tal tambien tan tanto te tengo tener tiene tienen tiempo toda todas todavia todo todos tu tus un una uno unos usted ustedes va van vas ver vez vi venir venga voy y ya yo hola favor porfa gracias buenas mañana ayer hoy ahi aca alla alli aqui antes despues ahora lunes martes miercoles jueves viernes sabado domingo semana ultima ultimo duda pregunta fui ido llega llego llegar nuevo nueva gran grande pequeño ayuda ayudan pueden puede puedo quisiera necesito necesita hagan entra entro'

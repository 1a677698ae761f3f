import type { Asked } from './asked'

const dates = '/herramientas/vencimientos'
const phone = 'tel:'

const months = String.raw`(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) 20\d\d`
const span = (what: string) =>
  new RegExp(`${what}.*: del \\d+ de ${months} al \\d+ de ${months}, según el número \\(.+\\)`)

/** These questions contain amounts, wages, years and articles, or resemble another question. */
export const askedWithFigures: Readonly<Record<string, Asked>> = {
  'what a wage earns besides': [
    ['gano 1.950.000 y entre el 15 de agosto, cuanto me toca de prima', /\$.830\.769.*136 días.*art\. 306/s],
    ['empleada con el minimo que entró el 1 de julio, cuánto le pago de prima', /\$.1\.000\.000/],
    [
      'entré el 1 de octubre y gano 2.400.000, cuánto me toca de prima en diciembre? vivo y trabajo en bogotá',
      /\$.662\.274/,
    ],
    ['calculame las cesantias del año completo de alguien que gana 3 millones', /\$.3\.249\.095/],
    ['cuanto son los intereses a las cesantias de 2.000.000 año completo', /\$.240\.000.*es el salario/s],
    ['salario 2 millones, 8 meses, cuanto son las vacaciones', /\$.666\.667/],
    [
      'renuncié el 30 de septiembre, gano el minimo, cuánto es mi liquidación si entré el 1 de enero',
      /\$.500\.000.*\$.1\.500\.000.*\$.135\.000.*\$.656\.589.*resta lo que ya/s,
    ],
    ['gano 2.100.000, cuanto vale mi hora', /\$.10\.000/],
    ['cuanto es la prima si gano 9 millones', /\$.4\.500\.000.*Si además se paga auxilio/s],
  ],
  'limits compared with an amount': [
    ['hago pasteles y vendo 6 millones mensuales, debo cobrar iva', /\$.72\.000\.000.*en principio no/s],
    [
      'soy persona natural y vendo 20 millones al mes me toca cobrar iva',
      /\$.240\.000\.000.*Por ventas, sí|Por ventas, sí/s,
    ],
    [
      'me toca declarar renta? gane como 5 millones mensuales el año pasado',
      /\$.60\.000\.000.*ingresos, no/s,
    ],
    ['en 2024 gane 45000000 debia declarar?', /tope de 2024.*65\.891\.000/s],
    ['gané 90 millones en el año, debo declarar?', /Sí, por ingresos/],
    ['mi sas vendio 5.000 millones en 2025, estoy obligado a tener revisor fiscal?', /^Sí: con ingresos/],
    ['mi sas tiene activos de 900 millones necesita revisor fiscal', /Por activos, no.*anónima/s],
    ['retencion a un abogado persona natural por 2.800.000 cuanto le descuento', /\$.280\.000.*\$.308\.000/s],
  ],
  'a penalty with months and days': [
    [
      'cuanto pago de sancion si el impuesto era 15.000.000 y llevo 2 meses y 10 dias tarde',
      /\$.2\.250\.000.*3 meses/s,
    ],
    [
      'impuesto de 8 millones, 4 meses y medio tarde, sin emplazamiento, de cuanto es la sancion',
      /\$.2\.000\.000/,
    ],
  ],
  'an amount is no NIT, and a month may be the one of the date': [
    ['cuando me devuelven el saldo a favor de 3.400.000', /tres caminos/],
    [
      'nit 900.123.456-8 que vencimientos tengo en diciembre',
      /bimestral: nada en diciembre.*17 de diciembre 2026/s,
      `${dates}/retencion-en-la-fuente`,
    ],
    ['mi nit 900456781 qué debo presentar en enero de 2027', /enero 2027/, dates],
    ['Mi NIT termina en 7, ¿cuándo me toca la retención en la fuente de noviembre?', /18 de diciembre 2026/],
    ['iva de un celular de 1.200.000 es exento?', /^(?!.*228\.000)/s],
    ['un cliente vendió la casa, ¿aplica la exención de las 5.000 UVT?', /primeras 5\.000 UVT.*311-1/, phone],
  ],
  'resembles another question': [
    ['Cuáles son los parafiscales y quién está exonerado', /art\. 114-1/],
    [
      'tengo 1 sola empleada y soy persona natural me exonero de sena e icbf?',
      /un solo trabajador no está exonerada/,
    ],
    ['no reporte exogena, q multa es', /1% de lo que no se envió.*7\.500 UVT/s],
    ['como actualizo la firma electronica que ya caduco', /gratis.*www\.dian\.gov\.co/s],
    ['hasta que monto puedo hacer tiquete pos', /5 UVT por cada venta.*261\.870/, phone],
    ['vendo por whatsapp, la dian se da cuenta?', /Sí, puede enterarse/],
    ['vea parce tengo un puesto de arepas, toca sacar rut y camara de comercio?', /las dos cosas/],
    ['q es el regimen simple y me conviene? soy peluquera', /reemplaza el impuesto de renta y reúne el ICA/],
    ['puedo pasarme al simple hoy?', /último día hábil de febrero.*26 de febrero.*ya cerró/s],
    [
      'me echaron sin justa causa, contrato indefinido, cuanto me deben dar',
      /Una indemnización.*hago la cuenta/s,
    ],
    ['cuanto tiempo se guardan los soportes de la renta', /en firme.*10 años/s],
    ['una sociedad anonima chiquita sin ventas necesita revisor fiscal?', /siempre \(artículo 203/],
    ['en cuanto prescribe una deuda con la dian', /5 años \(E\.T\., art\. 817\)/],
    ['cual es el nit de ustedes', /El NIT de la firma es/, '/tratamiento-datos'],
    ['Necesito que me hagan unas facticas para bajar la renta, pago bien', /es ilegal/],
    ['como hago pa que la dian no vea lo que me entra por nequi', /es ilegal|puede enterarse/],
    ['cuanto vale la revisoria y la contabilidad juntas', /1\.500\.000.*800\.000.*no pueden ser/s],
  ],
  'figures of other years, and percents': [
    ['UVT del año 2023 porfis, es para una sanción vieja', /\$.42\.412/],
    ['cuanto era el minimo en 2025', /\$.1\.423\.500/],
    ['a cuanto estaba el salario minimo en 2023', /1\.160\.000(?!.*1\.750)/s],
    ['a cuanto estaba el salario minimo en 2019', /2019 no está en nuestras cifras(?!.*1\.750)/s],
    ['el 8% de impoconsumo de una cuenta de 126000', /\$.10\.080.*\$.136\.080/s],
    [
      'retefuente del 4% sobre 1.200.000 mas iva, cuanto le pago al proveedor al final',
      /^Se consignan \$.1\.380\.000.*\$.1\.428\.000.*\$.48\.000/s,
    ],
    [
      'Facturé 9.520.000 con IVA del 19 %. ¿Cuánto debo apartar para la DIAN por IVA?',
      /base es \$.8\.000\.000 y el IVA \$.1\.520\.000.*tus compras/s,
    ],
    ['hora extra diurna del minimo en cuanto va ahora con las 42 horas', /\$.10\.422/],
    [
      'ya pasó la fecha de retención de octubre? nit termina en 4',
      /venció el 17 de noviembre 2026/,
      `${dates}/retencion-en-la-fuente`,
    ],
    ['mi cédula termina en 45, ya se me venció la renta del 2025?', /14 de septiembre 2026.*art. 641/s],
    [
      'q cosas de impuestos tengo q dejar listas antes de q se acabe el año',
      /prima.*inventario.*último día hábil de febrero/s,
      dates,
    ],
  ],
  'not answered with a near subject': [
    [
      'Me llegó un mandamiento de pago al correo, ¿qué es eso y cuántos días tengo?',
      /abre el cobro coactivo/,
      phone,
    ],
    [
      'me llamo un señor de la dian pidiendo q consigne a nequi para no sancionarme',
      /^No lo abras, no pagues/,
      phone,
    ],
    ['una señora de la dian me pide plata por daviplata', /^No lo abras, no pagues/],
    ['en el portal no me aparece el balance de octubre', /^(?!.*Cierra la sesión).*«Documentos»/s],
    [
      'debo firmar como representante legal y como contador? o con uno basta',
      /^(?!.*(Cuesta|estatutos)).*100\.000 UVT.*saldo a favor.*art\. 580/s,
    ],
    ['quiero pasar mi SAS del ordinario al simple, qué pierdo?', /^Sobre «¿Me conviene(?!.*cesantías)/s],
    [
      'impuesto al patrimonio 2026 a quien le toca',
      /1 de enero.*prefiero no adivinar(?!.*honorarios)/s,
      dates,
    ],
    ['mi empresa esta sin movimiento hace 2 años, igual toca declarar?', /declara renta en ceros y renueva/],
    [
      'cesantias hasta cuando se consignan y q multa hay si no',
      /14 de febrero.*un día de salario por cada día/s,
    ],
    ['hágame la tarea de sociales de mi hijo q es pa mañana', /no es nuestro tema/],
  ],
  'what the portal does': [
    ['que puedo hacer en el portal cuando me aprueben', /subes facturas/, '/portal'],
    ['me registré con el correo equivocado, ¿lo pueden cambiar?', /regístrate de nuevo con el correcto/],
    ['borra el mensaje que mande por error en la plataforma', /no puedo borrar/, '/portal'],
  ],
  'other languages': [
    [
      "Bonjour, je veux ouvrir une société, pouvez-vous m'aider?",
      /Aquí respondo en español.*I answer in Spanish/s,
      'mailto:',
    ],
    ['Olá, vocês ajudam a abrir uma empresa?', /Aquí respondo en español/, phone],
  ],
  'an answer to a near question says what it is about': [
    ['cuantos dias de licencia por matrimonio', /La ley no obliga/],
    ['gano 7 millones cuanto me retienen', /^(Sobre «|No estoy seguro)/],
    ['que es una conciliacion fiscal', /^La conciliación fiscal es.*art\. 772-1/],
  ],
  'one answer to one question': [
    ['me liquidan la nomina de 6 empleados? y que dia se paga la prima', /20 días de diciembre/],
    ['que es la informacion exogena y quien la reporta', /^(?!.*incapacidad)/s],
    [
      'Quiero crear una SAS con mi hermano, qué pasos son y cuánto se demora?',
      /cuatro pasos(?!.*cancela el RUT)/s,
    ],
  ],
  'the days of a period, without a number': [
    [
      'primer bimestre del simple cuando se paga',
      span('SIMPLE, bimestre 1'),
      '/herramientas/vencimientos/regimen-simple',
    ],
    ['fecha limite retencion de enero', span('Retención en la fuente, enero'), '/herramientas/vencimientos'],
    [
      'cuando vence la primera cuota de renta de una sociedad',
      span('primera cuota'),
      '/herramientas/vencimientos/renta-empresas',
    ],
    [
      'que dias es el impuesto al patrimonio, fechas',
      span('Patrimonio, declaración'),
      '/herramientas/vencimientos/impuesto-al-patrimonio',
    ],
    ['fechas del iva bimestral', span('IVA, bimestre'), '/herramientas/vencimientos/iva-bimestral'],
    ['vence algun impuesto el proximo mes?', /Esto vence en .* 20\d\d/, '/herramientas/vencimientos'],
    ['reteica de bogota plazo', /ReteICA.*para todos/, '/herramientas/vencimientos/ica-bogota'],
  ],
  'amounts said in two parts, and wages': [
    ['con iva incluido cobre 3 millones 570 mil, cuanto es el iva', /3\.570\.000.*570\.000/],
    ['iva de 2 millones y medio', /475\.000/],
    ['cuanto le descuento a un empleado de salud y pension si gana 2 millones', /80\.000.*160\.000/],
    ['cuanto valia la uvt en 2025 y cuanto vale en 2026', /52\.374[^]*49\.799|49\.799[^]*52\.374/],
    ['liquidacion de 6 meses con el minimo', /cesantías, estimadas/],
  ],
  'the likeliest answer has no date, or is about another person': [
    ['cuando hay que hacer la reunion de socios', /31 de marzo.*art\. 422/s],
    ['zxcvb plokij 123', /cuéntame un poco más/i],
    ['...', /cuéntame un poco más/i],
    ['donde encuentro los papeles que ustedes me mandaron', /Documentos/],
    ['me siento muy angustiada, hace tres años no declaro', /declaraciones figuran pendientes/],
    ['aporte a pension que pone la empresa', /12%/],
    ['what is the minimum wage', /minimum wage of 20\d\d is/],
  ],
}

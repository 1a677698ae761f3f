import { contactHref } from '../../contact-topics'
import { inPesos, uvt, wageByYear } from '../../legal-figures'
import { call } from '../reply-links'
import type { Rule } from '../rules'

const accountant = { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' } as const
const tax = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' } as const
const lawyer = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' } as const
const payroll = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const
const wage = wageByYear[uvt.year]

export const rules: readonly Rule[] = [
  {
    topic: '¿Y si no envié la nómina electrónica?',
    asked:
      'no transmiti la nomina electronica de un mes, se me olvido mandar la nomina electronica, puedo enviar la nomina electronica tarde, que pasa si no reporto la nomina electronica',
    when: [
      /\bnomina electronica\b/,
      /\bno (?:l[ao]s? )?(?:he |hemos |e )?(?:transmit|envi|mand|report|present)\w+|\bsin (?:transmitir|enviar|mandar|reportar)\b|\b(?:olvid\w+|tarde|atras\w+|se me paso|meses anteriores)\b/,
    ],
    not: /\brechaz\w+\b/,
    text: [
      'Sí, envíala ya, aunque sea tarde y mes por mes: se transmite en los 10 primeros días del mes siguiente (Resolución DIAN 000013 de 2021), y sin ella esos pagos no se pueden restar en la renta ni el IVA que depende de ellos.',
      'Si un mes ya enviado tiene un error, va una nota de ajuste. Guarda la prueba del envío y de las fallas. Por enviarla tarde puede haber la sanción por no informar, de hasta el 0,5% de lo que se envió tarde (E.T., arts. 616-1 y 651): una persona de nómina te dice si te toca, con los meses a la vista.',
    ],
    links: [call, payroll],
  },
  {
    topic: '¿Renuevo la matrícula si no vendí nada?',
    asked:
      'tengo que renovar camara de comercio si no vendi nada, toca renovar la matricula de una empresa quieta, la empresa no tuvo movimiento y hay que renovar',
    when: [
      /\brenov\w+\b/,
      /\b(?:camara|matricula)\b/,
      /\bno (?:vend\w+|factur\w+|tuv\w+|movi\w+)|\bsin (?:ventas|movimiento|ingresos)\b|\b(?:quieta|inactiva|parada)\b/,
    ],
    text: [
      'Sí: mientras la matrícula esté activa se renueva cada año hasta el 31 de marzo, con ventas o sin ellas (Código de Comercio, art. 33). Se paga según los activos a 31 de diciembre, así que si tiene pocos cuesta poco; la Cámara de Comercio la calcula en su página antes de pagar.',
      'Lo mismo la renta: una sociedad la presenta en ceros aunque no venda. Si ya no la vas a usar, conviene cancelarla: renovar y cancelar se puede hacer junto. Te decimos qué falta.',
    ],
    links: [
      { href: '/herramientas/vencimientos/matricula-mercantil', label: 'Ver las fechas' },
      lawyer,
      call,
    ],
  },
  {
    topic: '¿Documento soporte a un señor que no factura y a Google?',
    asked:
      'documento soporte o factura, le compre a alguien que no factura, compras a persona natural sin factura, compre usado a un particular, le compre a un señor que no factura y pago anuncios de google',
    when: [/\bdocumento soporte\b/, /\b(?:senor\w*|persona|particular|vecin\w+|alguien|no factura\w*)\b/],
    not: /\b(?:rechaz\w+|anul\w+|resolucion|numeracion|que es)\b/,
    text: [
      'Si quien te vende no está obligado a facturar, tú haces el documento soporte electrónico, con su nombre, cédula, lo comprado y el valor; el suyo no existe como factura. Sirve igual para un mueble comprado a una persona. Si está obligado, pídele factura: el documento soporte no la reemplaza.',
      'Google, Facebook y otros de afuera: si te factura su empresa colombiana, es factura electrónica y no haces nada más; si te cobra la de afuera, también documento soporte (DUR 1625 de 2016, art. 1.6.1.4.12). Guarda el pago de los dos. Con los recibos te decimos qué va en cada uno.',
    ],
    links: [accountant, call],
  },
  {
    topic: '¿Puedo pagar sin afiliar mientras aprende?',
    asked:
      'puedo pagar en efectivo sin afiliarlo, un sobrino que me ayuda mientras aprende, tener a alguien a prueba sin contrato, puedo tener un empleado sin seguridad social unos meses',
    when: [
      /\bsin (?:afiliar\w*|contrato|seguridad social|eps|arl)\b/,
      /\b(?:pag\w+|trabaj\w+|emplead\w+|aprend\w+|prueba|sobrin\w+|familiar\w*|ayud\w+)\b/,
    ],
    not: /\b(?:accident\w+|se cort\w+|no me (?:afili|pag)\w+|mi (?:jefe|patron\w*|empresa) no)\b/,
    text: [
      'No: si trabaja contigo, aunque sea familia, esté a prueba o esté aprendiendo, se afilia antes de empezar a ARL, EPS, pensión y caja. Un accidente sin ARL lo paga la empresa, y los aportes se cobran después con intereses.',
      'Pagar en efectivo no es ilegal, pero pide recibo firmado: hay topes para restarlo en la renta (E.T., art. 771-5). El período de prueba también lleva afiliación, y el contrato de aprendizaje es otro, con sus reglas (Ley 2466 de 2025). Una persona de nómina te dice cuál va y cuánto cuesta.',
    ],
    links: [call, payroll],
  },
  {
    topic: '¿Cómo contrato a mi esposa o a un familiar?',
    asked:
      'quiero contratar a mi esposa en mi empresa, puedo contratar a mi hermano, contratar a mi hijo en mi negocio, contratar a un familiar',
    when: [
      /\b(?:contratar|emplear|vincular)\b/,
      /\b(?:espos[oa]|hij[oa]|herman[oa]|prim[oa]|sobrin[oa]|mama|papa|familiar\w*)\b/,
    ],
    not: /\b(?:vacaciones|aprend\w+|cuota)\b/,
    text: [
      `Se puede, con las mismas reglas de cualquier empleado: contrato escrito, un trabajo real y, por jornada completa, no menos del mínimo${wage ? `, ${inPesos(wage.value)} en ${wage.year}${wage.aid === null ? '' : `, más el auxilio de transporte, ${inPesos(wage.aid)}`}` : ''}. Ese pago se resta en la renta si está en nómina y con seguridad social.`,
      'Para afiliar, antes del primer día: 1. ARL, con el riesgo del oficio. 2. EPS y pensión que ella escoja. 3. Caja de compensación. 4. Primer pago en la PILA al mes siguiente. Ten a mano documento, cargo, salario y fecha. Si prefieres, lo hacemos por ti.',
    ],
    links: [call, payroll],
  },
  {
    topic: '¿Cómo cambio el domicilio de la sociedad?',
    asked:
      'quiero cambiar el domicilio de la sas a otra ciudad, pasar la empresa de bogota a chia, cambio de direccion de la empresa, trasladar la sociedad de ciudad, mudamos la oficina que hay que actualizar',
    when: [
      /\b(?:cambi\w+|traslad\w+|pas\w+|mud\w+)\b/,
      /\b(?:domicilio|direccion|sede)\b/,
      /\b(?:sas|s a s|empresa|sociedad|camara|oficina|local)\b/,
    ],
    not: /\b(?:ustedes|portal|correo|de mi casa|domicilios)\b/,
    text: [
      'Si solo cambia la dirección en la misma ciudad: se actualiza en la Cámara de Comercio y en el RUT. Si cambia de ciudad es una reforma de estatutos: 1. Acta de la asamblea o del accionista único. 2. Registro en la Cámara de Comercio; si la otra ciudad tiene otra Cámara, el trámite pasa por las dos. 3. RUT, dentro del mes siguiente (E.T., art. 658-3). 4. Registro de ICA en la ciudad nueva y aviso en la anterior. 5. Facturación, bancos y contratos.',
      'Lo hacemos nosotros: un abogado del equipo prepara el acta y el registro, y un contador, el RUT y el ICA. El valor te lo damos antes de empezar.',
    ],
    links: [lawyer, call],
  },
  {
    topic: '¿Presento retención si no le retuve a nadie?',
    asked:
      'debo presentar retencion este mes si no le retuve a nadie, declaracion de retencion en ceros, no hice retenciones este mes toca presentar',
    when: [
      /\bretenc\w+|\bretefuente\b/,
      /\bno (?:le )?(?:retuv\w+|hice retenciones|practi\w+)\b|\bno hubo (?:pagos|retenciones|nada)\b|\ben ceros?\b|\bsin retenciones\b/,
    ],
    not: /\b(?:multa|sancion|debia|olvid\w+)\b/,
    calms: true,
    text: [
      'En general, el mes en que no hubo pagos sujetos a retención no se presenta esa declaración, y nada pasa por no presentarla. Compruébalo antes: cuentan también arriendos, honorarios, servicios, la nómina, las autorretenciones (código 59 en el RUT) y la retención de IVA (E.T., art. 606).',
      'Si hubo una sola, se presenta y se paga completa. Confírmalo con un tributarista con las compras del mes, y guarda la lista: si la DIAN pregunta, se responde con ella.',
    ],
    links: [tax, call],
  },
  {
    topic: '¿La empresa declara si tuvo pérdidas?',
    asked:
      'mi sas tuvo perdidas igual toca declarar renta, la empresa perdio plata declaro, sociedad con perdidas paga renta, no gane nada con la empresa declaro',
    when: [
      /\bperd(?:idas?|io|imos)\b/,
      /\b(?:sas|s a s|empresa|sociedad)\b/,
      /\b(?:declar\w+|renta|pag\w+)\b/,
    ],
    not: /\b(?:simple|disolver|causal|papeles|libros)\b/,
    text: [
      'Sí: una sociedad presenta renta cada año aunque pierda o no venda. El impuesto sale de la utilidad fiscal, así que con pérdida real puede dar cero; se declara igual, con soportes, porque la pérdida puede restarse en años siguientes.',
      'Aparte siguen IVA, retención, ICA, exógena y la renovación de la matrícula, si te tocan. Con el balance te decimos cuánto daría y qué se puede guardar para después.',
    ],
    links: [tax, call],
  },
  {
    topic: '¿Cuándo aviso que no renuevo un contrato a término fijo?',
    asked:
      'termino fijo vence cuando debo avisar que no renuevo, con cuanto tiempo aviso que no renuevo el contrato de un empleado',
    when: [/\bfijo\b/, /\b(?:avis\w+|preaviso)\b/],
    not: /\b(?:embaraz\w+|incapac\w+|arriendo|local)\b/,
    text: [
      'Por escrito y con al menos 30 días de anticipación a la fecha final, con copia firmada (Código Sustantivo del Trabajo, art. 46): si vence el 15 de enero, a más tardar el 16 de diciembre; hazlo unos días antes. Sin aviso, o tarde, se renueva por un período igual. Un contrato de 30 días o menos no lo necesita.',
      'Con el aviso a tiempo no hay indemnización: se paga la liquidación. Si la persona está embarazada, incapacitada o enferma no basta la fecha: consúltalo antes de entregar la carta.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'Me devolvieron parte de una venta ya facturada',
    asked:
      'me devolvieron la mitad de la mercancia como hago en la factura, un cliente devolvio parte de la compra, devolucion parcial factura electronica',
    when: [
      /\bdevolv\w+|\bdevolvi\w+|\bdevoluc\w+/,
      /\bfactur\w+/,
      /\b(?:mitad|parte|mercancia|producto\w*|vend\w+|cliente)\b/,
    ],
    not: /\b(?:dian|saldo|iva a favor|renta)\b/,
    text: [
      'La factura no se borra: se hace una nota crédito electrónica que la menciona, por el valor de lo devuelto y su IVA. Lo demás de la factura sigue igual.',
      'Deja el recibo de la devolución con fecha, y envíale la nota al cliente. La herramienta vuelve a hacer las sumas con tu XML.',
    ],
    links: [{ href: '/herramientas/validar-factura', label: 'Revisar una factura' }, accountant, call],
  },
  {
    topic: 'Se me venció la numeración y sigo facturando',
    asked:
      'se me vencio la resolucion de facturacion y sigo facturando, facture con la resolucion vencida, como saco otra resolucion de facturacion, esas facturas valen',
    when: [
      /\b(?:resolucion|numeracion|autorizacion)\b/,
      /\bfactur\w+/,
      /\bvenci\w+|\bvencid\w+|\bsin (?:resolucion|numeracion)\b|\bsaco otra\b/,
    ],
    not: /\brechaz\w+\b/,
    text: [
      'Pide hoy otra: en www.dian.gov.co, con tu firma electrónica, en «Numeración de facturación», y se carga en tu programa. Mientras tanto no factures con la vencida.',
      'Lo que ya hiciste: mira en tu programa si la DIAN las validó. Una factura que no fue validada no está expedida, y se hace otra vez con la numeración nueva; de una que sí, que un contador mire si se deja o se corrige con nota crédito. Facturar sin los requisitos puede traer el cierre del local (E.T., art. 657), así que arréglalo antes de que pregunten.',
    ],
    links: [accountant, call],
  },
  {
    topic: '¿Se puede una asamblea virtual y quién firma el acta?',
    asked:
      'como hago una asamblea virtual y quien firma el acta, asamblea por zoom, reunion no presencial de socios, quien firma el acta de la asamblea, que lleva un acta',
    when: [
      /\b(?:asamblea|junta de soci\w+|acta)\b/,
      /\b(?:virtual|zoom|videollamada|no presencial|firman|quien(?:es)? (?:la |lo )?firma|firma (?:el|la|un|las|los) actas?)\b/,
    ],
    not: /\b(?:dian|cierr\w+|portal|no quiere|no firma\w*|sin el|sin ella|obligatori\w+)\b/,
    text: [
      'Sí: los accionistas pueden reunirse por videollamada o dar poder, si así lo permiten los estatutos y se cita como ellos dicen. Guarda la prueba de la citación, de quién estuvo y de lo que votó.',
      'El acta lleva lugar y hora, quién estuvo y con cuántas acciones, lo decidido y los votos, y queda en el libro. La firman quienes hicieron de presidente y secretario de la reunión; lo que se inscribe (representante, reformas) va además a la Cámara de Comercio. Un abogado del equipo la prepara contigo.',
    ],
    links: [lawyer, call],
  },
  {
    topic: 'Mi firma o certificado de facturación venció',
    asked:
      'la factura electronica me sale error de firma vencida, se me vencio el certificado digital de facturacion, certificado digital vencido no puedo facturar',
    when: [
      /\bfactur\w+\b/,
      /\b(?:firma|certificado)(?: digital| electronic[ao])?\b/,
      /\bvenci\w*\b|\bvencid\w+\b/,
    ],
    not: /\b(?:numeracion|resolucion)\b/,
    text: [
      'Es el certificado digital con que tu programa firma las facturas: se renueva con quien te lo vendió o con tu proveedor de facturación, y se carga en el programa. No es la firma electrónica de la DIAN, que se renueva gratis en www.dian.gov.co.',
      'A mano no: una factura sin validar no está expedida. Avísale al cliente que sale apenas renueves, con la fecha de ese día, y guarda la pantalla del error con la hora. Si va a tardar, llámanos y miramos si cabe la contingencia.',
    ],
    links: [accountant, call],
  },
  {
    topic: '¿Cómo cambio el concepto o un dato de una factura ya enviada?',
    asked:
      'un cliente me pide que le cambie el concepto de la factura, cambiar la descripcion de una factura de otro mes, me pidieron corregir el detalle de la factura',
    when: [
      /\bfactura\w*\b/,
      /\b(?:cambi\w+|corr[ei]\w+|modific\w+)\b/,
      /\b(?:concepto|descripcion|detalle|valor|direccion|nombre)\b/,
    ],
    not: /\b(?:fecha|recib\w+ de|proveedor|me lleg\w+)\b/,
    text: [
      'Una factura validada no se edita: se anula con una nota crédito que la menciona y se expide otra con el concepto correcto, con la fecha de hoy. Avísale al cliente que la válida es la nueva y envíale las dos.',
      'Si es de un período que ya declaraste, mira que el IVA y el ingreso no cambien; si cambian, un contador te dice si hay que corregir. El concepto debe ser lo que de verdad vendiste.',
    ],
    links: [accountant, call],
  },
  {
    topic: 'Un trabajador pide sus cesantías para vivienda o estudio',
    asked:
      'un trabajador pidio las cesantias para arreglar la casa debo dejarlas, como es el tramite de retiro de cesantias de un empleado, mi empleado quiere retirar cesantias para estudio',
    when: [
      /\bcesantias\b/,
      /\b(?:pid\w+|retir\w+|sacar)\b/,
      /\b(?:trabajador\w*|emplead\w+|casa|vivienda|estudi\w+)\b/,
    ],
    not: /\b(?:mi jefe|no me (?:han )?(?:pag|consign)\w+|embarg\w+)\b/,
    text: [
      'Las cesantías son del trabajador, y la ley deja retirarlas antes para vivienda (comprar, mejorar, pagar la hipoteca) o estudio, con soportes. Las que están en el fondo las pide él al fondo, que le dice qué carta tuya necesita; las de este año, que aún no se consignan, míralas con nómina antes de pagarlas.',
      'Ahora: 1. Pídele la solicitud con los soportes: cotización y certificado de tradición, o el recibo de la matrícula. 2. Expide la carta con el valor y el destino. 3. Guarda todo: pagarlas a la mano sin esos papeles puede obligarte a pagarlas dos veces (Código Sustantivo del Trabajo, art. 254). Una persona de nómina revisa los soportes contigo.',
    ],
    links: [call, payroll],
  },
  {
    topic: '¿Dónde consigno una liquidación que no quieren recibir?',
    asked:
      'la empleada renuncio y no quiere recibir la liquidacion donde la consigno, el trabajador no recibe la liquidacion, como consigno la liquidacion en un juzgado',
    when: [
      /\bliquidacion\b/,
      /\bno (?:la |me la |quier\w+ |quiso )?(?:recib\w+|acept\w+|firm\w+)|\bconsign\w+/,
    ],
    not: /\b(?:dian|oficial|cesantias en el fondo|mi jefe)\b/,
    text: [
      'Si no la recibe, no la guardes: se consigna ante el juez laboral lo que reconoces deber (Código Sustantivo del Trabajo, art. 65), y eso frena el día de salario por cada día de demora.',
      'Ahora: 1. Haz la cuenta por escrito y envíasela por correo certificado o electrónico, con fecha. 2. Se consigna a su nombre y se presenta con la liquidación ante el juez laboral: el trámite te lo dice un abogado. 3. Avísale por escrito. 4. Guarda todo y la prueba de los aportes. Un abogado del equipo lo hace contigo: no dejes pasar los días.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'Nos separamos y la empresa es de los dos',
    asked:
      'mi esposa y yo nos separamos y la empresa esta a nombre de los dos como se parte, divorcio y empresa, mi pareja es mi socia y nos separamos',
    when: [
      /\b(?:separamos|divorci\w+|separacion|separarnos)\b/,
      /\b(?:empresa|sas|sociedad|negocio|acciones|socia|socio)\b/,
    ],
    text: [
      'Son dos cosas: la empresa sigue igual, con sus accionistas y sus deudas; lo que se reparte son las acciones de cada uno, según la liquidación de la sociedad conyugal o lo que acuerden. Mientras tanto mandan los estatutos, y ninguno puede sacar plata por su cuenta.',
      'Lo usual: 1. Un balance a la fecha y un valor de la empresa. 2. Uno le compra al otro (en una S.A.S., endoso y libro de accionistas), o se venden a un tercero, o siguen los dos con reglas escritas. 3. Se cambian representante, firmas del banco, RUT y RUB si hace falta. 4. Se mira el impuesto de la venta. La parte de familia la lleva su propio abogado; la de la empresa la vemos con un abogado y un contador del equipo.',
    ],
    links: [lawyer, call],
  },
  {
    topic: 'El banco me pide firma de revisor fiscal',
    asked:
      'el banco me pide estados financieros firmados por revisor fiscal pero soy pequeño es obligatorio, me exigen revisor fiscal para un credito y no estoy obligado',
    when: [
      /\brevisor\w* fiscal\b/,
      /\b(?:banco|credito|licitacion|cliente|exig\w+|pide\w*)\b/,
      /\b(?:obligatori\w+|obligad\w+|pequen\w+|no tengo)\b/,
    ],
    not: /\bcuanto (?:cuesta|vale|cobran)\b/,
    text: [
      `La ley solo lo exige si a 31 de diciembre del año anterior pasaste activos de 5.000 o ingresos de 3.000 salarios mínimos, o si eres una sociedad anónima, una comandita por acciones o una sucursal extranjera (Ley 43 de 1990, art. 13; Código de Comercio, art. 203). Si no, no estás obligado: los estados los firman el representante legal y el contador.`,
      'Dile eso al banco por escrito y ofrécele los firmados por contador, con su tarjeta y las notas; muchos los aceptan. Si insiste, puedes nombrar uno de forma voluntaria o pedir una revisión de un contador independiente. La herramienta mira tu caso. No podemos llevar la contabilidad y ser el revisor a la vez.',
    ],
    links: [{ href: '/herramientas/revisor-fiscal', label: '¿Debo tener revisor fiscal?' }, call],
  },
]

import { contactHref } from '../contact-topics'
import { firm } from '../firm'
import { uvtInPesos } from '../legal-figures'
import { simpleRegime } from '../tools/guides/simple-regime'
import type { KnownAnswer } from './answers'
import { benefitsLink } from './benefits'
import { call, incomeLink, mail, taxPage, whatsapp, write } from './reply-links'

const legal = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' } as const
const books = {
  href: '/servicios/asesoria-contable#preguntas',
  label: 'Leerlo en asesoría contable',
} as const
const simple = { href: simpleRegime.path, label: simpleRegime.name } as const

/** Questions that resemble another question but need another answer. */
export const mixedUp: readonly KnownAnswer[] = [
  {
    topic: '¿Qué parafiscales se pagan y quién está exonerado?',
    asked: `
cuales son los parafiscales y quien esta exonerado, me exonero de parafiscales
que empresas no pagan sena ni icbf, exoneracion de aportes articulo 114-1, que es la exoneracion del 114-1
tengo un solo empleado y soy persona natural pago sena e icbf, con un trabajador pago parafiscales
persona natural con un empleado esta exonerada de parafiscales, tengo una sola trabajadora y no se si pago icbf, me toca pagar sena por mi empleado
las sas pagan sena e icbf, porcentaje de caja sena e icbf, aporte a la caja de compensacion cuanto es
debo pagar parafiscales si mi empleado gana el minimo, quien paga salud del empleador, la empresa no paga salud por los que ganan menos de diez minimos`,
    text: [
      'Los parafiscales son la caja de compensación, el SENA y el ICBF: en total, 9% de la nómina. Están exoneradas del SENA, del ICBF y de la salud del empleador, por quienes ganan menos de diez salarios mínimos, las sociedades que declaran renta y las personas naturales con dos trabajadores o más (E.T., art. 114-1). La caja se paga siempre.',
      'Una persona natural con un solo trabajador no está exonerada por esa regla. Si estás en el SIMPLE o tienes dudas, una persona lo mira con tu RUT y tu planilla.',
    ],
    links: [benefitsLink, call],
  },
  {
    topic: '¿Cuánto es la sanción por no enviar la exógena?',
    asked: `
no reporte exogena que multa es, multa por no enviar informacion exogena, no presente los medios magneticos cuanto es la sancion
sancion por exogena tarde, presente la exogena tarde cuanto pago, que pasa si no presento la exogena, exogena con errores sancion, se me paso la exogena que multa hay
sancion articulo 651, sancion por no informar, cuanto cobra la dian por no reportar exogena, no mande medios magneticos, olvide presentar la exogena
corregi la exogena hay sancion, multa de medios magneticos, entregue la exogena fuera de plazo, no hice la exogena del año pasado`,
    text: [
      `La sanción de la información exógena es del 1% de lo que no se envió, del 0,7% de lo que se envió con errores y del 0,5% de lo que se envió tarde, hasta 7.500 UVT${uvtInPesos(7_500)} (E.T., art. 651), y no menos de 10 UVT (art. 639).`,
      'Envíala o corrígela cuanto antes, aunque sea tarde: cuesta menos que no enviarla. La debe quien tiene el código 14 en el RUT. Si fue otro quien te reportó mal, pídele por escrito que corrija. Si ya te llegó una carta, mira su fecha. Con las sumas de lo que faltó, una persona del equipo te calcula el valor y si cabe una reducción (art. 640).',
    ],
    links: [call, write],
  },
  {
    topic: '¿Cómo renuevo la firma electrónica de la DIAN?',
    asked: `
se me vencio la firma electronica como la renuevo, actualizar firma electronica dian
la firma electronica de la dian ya caduco, mi firma electronica vencio hace meses, como genero otra firma electronica en la dian, renovacion de la ife
cuanto cuesta renovar la firma electronica, donde renuevo la firma de la dian, firma electronica dian vencida que hago, cada cuanto se vence la firma electronica
me sale que el instrumento de firma electronica esta vencido, como saco la firma electronica otra vez, pasos para renovar firma electronica dian`,
    text: [
      'La firma electrónica de la DIAN la renuevas tú, gratis y en pocos minutos: 1. Entra a www.dian.gov.co escribiendo la dirección, con tu usuario y tu contraseña. 2. Busca la opción de gestionar o renovar el instrumento de firma electrónica. 3. Confirma con la clave que llega al correo que está en tu RUT y crea la nueva contraseña de la firma.',
      'Si ese correo ya no es tuyo, primero hay que actualizar el RUT. No le des la clave a nadie. Si te trabas o vence algo pronto, llámanos.',
    ],
    links: [call, whatsapp],
  },
  {
    topic: '¿Hasta cuánto se puede dar tiquete POS?',
    asked: `
hasta cuanto puedo dar tiquete pos en vez de factura electronica, tope del tiquete pos, hasta que monto puedo hacer factura pos, limite de venta con pos, cuanto es lo maximo que puedo facturar por pos
desde que valor toca dar factura electronica y no tiquete, ticket pos hasta cuanto, puedo dar tiquete de maquina registradora
el tiquete pos tiene limite, hasta cuantas uvt se puede dar pos, me toca factura si la venta es grande, pos electronico tope, documento equivalente pos hasta que valor
un cliente quiere factura y yo doy tiquete, el tiquete pos sirve para deducir`,
    text: [
      'Hay un tope por cada venta con tiquete POS, pero no lo tengo confirmado con su norma y prefiero no adivinar. No es el de 3.500 UVT al año: ese decide si una persona es responsable de IVA.',
      'Lo seguro: si el comprador pide factura electrónica, expídela. Una persona del equipo te dice el tope vigente y si tu POS debe ser electrónico.',
    ],
    links: [call, whatsapp, books],
  },
  {
    topic: '¿La DIAN se entera de lo que vendo?',
    asked: `
vendo por instagram la dian se entera, como sabe la dian cuanto vendo, se da cuenta la dian si no declaro
la dian sabe lo que me llega al banco, que le reportan los bancos a la dian, la dian puede ver lo que vendo por whatsapp, la dian vigila las ventas por internet
la dian revisa nequi y daviplata, si no declaro se dan cuenta, como se entera la dian de mis ingresos, la dian cruza informacion, vendo por facebook la dian lo sabe
si vendo sin factura la dian se entera, los datafonos reportan a la dian, si vendo en efectivo la dian sabe, la dian se entera si arriendo por airbnb`,
    text: [
      'Sí, puede enterarse: los bancos, las tarjetas, las billeteras como Nequi y las plataformas le reportan cada año lo que recibes, y tus compradores pueden reportarte en su exógena. Vender por redes es una venta igual que en un local.',
      `Ponerlo en orden cuesta menos que esperar: RUT con tu actividad, cuentas de lo que vendes y mirar dos topes: 1.400 UVT de ingresos para declarar renta y 3.500 UVT${uvtInPesos(3_500)} para el IVA.`,
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Debo sacar RUT y matrícula para un negocio pequeño?',
    asked: `
tengo un carro de perros calientes debo sacar rut y camara de comercio, vendo comida en la calle toca registrarse, tengo un puesto de arepas toca camara de comercio y rut
un negocio ambulante necesita rut, vendo empanadas debo inscribirme en la camara de comercio, tengo un puestico que papeles necesito, soy vendedor informal que debo sacar
para tener una tienda en mi casa que registro necesito, debo matricular mi negocio, quien debe registrarse en la camara de comercio, es obligatorio matricularse en la camara de comercio
mi emprendimiento chiquito necesita camara de comercio, vendo ropa por catalogo tengo que registrarme, peluqueria en la casa necesita camara de comercio,
monte un puesto de jugos que necesito, carrito de comidas rut, vendo tintos debo tener rut, un negocio pequeño paga impuestos, toca legalizar un puesto de comida`,
    text: [
      'En principio sí, las dos cosas: el RUT, gratis en la DIAN, con tu actividad; y la matrícula en la Cámara de Comercio si es tu negocio habitual, que se renueva cada año hasta el 31 de marzo (Código de Comercio, art. 33).',
      `Eso no quiere decir que pagues todos los impuestos: con ventas de menos de 3.500 UVT al año${uvtInPesos(3_500)} una persona natural puede ser no responsable de IVA, y la renta se declara solo si pasas los topes. El ICA es del municipio. Los permisos del espacio y de sanidad los da la alcaldía. Cuéntanos qué vendes y te decimos qué va primero.`,
    ],
    links: [legal, call, whatsapp],
  },
  {
    topic: '¿Qué es el régimen SIMPLE?',
    asked: `
que es el regimen simple y me conviene, q es el regimen simple, explicame el regimen simple, que es el simple de tributacion, en que consiste el regimen simple, que significa estar en el simple
que impuestos reune el simple, el simple es obligatorio, como funciona el regimen simple, para que sirve el regimen simple, que es el rst
regimen simple con palabras sencillas, que se paga en el simple, soy peluquera me sirve el regimen simple, tengo una tienda y me hablaron del simple que es,
el simple que ventajas tiene, cada cuanto se paga el simple, el ica va dentro del simple, me dijeron que me pasara al simple que es eso`,
    text: [
      `El SIMPLE es un régimen voluntario que reemplaza el impuesto de renta y reúne el ICA en un solo formulario: se paga sobre los ingresos, con una tarifa según la actividad, con anticipos cada dos meses y una declaración anual en abril. Está abierto, en general, a quienes tienen ingresos de menos de 100.000 UVT${uvtInPesos(100_000)} y cumplen los demás requisitos (E.T., art. 909).`,
      'Si te conviene depende de tu margen y de tu actividad: con muchos costos y poca utilidad suele convenir el ordinario. La herramienta te orienta, y comparamos los dos con tus cifras antes de que decidas.',
    ],
    links: [simple, taxPage, call],
  },
  {
    topic: '¿Hasta cuándo me puedo inscribir en el SIMPLE?',
    asked: `
puedo pasarme al simple hoy, hasta cuando me puedo inscribir al simple, ya puedo inscribirme al simple en noviembre o espero, puedo entrar al simple a mitad de año, plazo para inscribirse al regimen simple
cuando abren las inscripciones del simple, me puedo cambiar al simple en diciembre, se puede pasar al simple en cualquier momento, fecha limite para pasarse al simple
estoy a tiempo de pasarme al simple, ya cerro el simple este año, cuando es la inscripcion al simple, en que mes se pide el simple, empresa nueva cuando pide el simple
me puedo pasar al simple ahora, puedo pedir el simple al sacar el rut, tarde para el simple este año, el simple hasta que mes`,
    text: [
      'Quien ya tiene RUT lo pide a más tardar el último día hábil de febrero, para todo ese año (E.T., art. 909). Para 2027, hasta el viernes 26 de febrero (fecha calculada); por 2026 ya cerró. Para un RUT que se inscribe por primera vez el plazo puede ser otro: pregúntalo antes de inscribirte.',
      'Mientras tanto sirve comparar: con tus ingresos y costos del año te decimos si te conviene y qué debe decir tu RUT.',
    ],
    links: [simple, taxPage, call],
  },
  {
    topic: '¿Cuánto es la indemnización por despido?',
    asked: `
me despidieron sin justa causa cuanto es la indemnizacion, me echaron cuanto me deben dar, me despidieron despues de dos años cuanto me pagan, indemnizacion por despido contrato indefinido
me botaron del trabajo y gano dos millones cuanto me toca, cuanto es la indemnizacion de un contrato a termino fijo, me sacaron sin razon cuanto me deben
llevo cinco años y me despidieron cuanto es la indemnizacion, cuantos dias por año son de indemnizacion, como se calcula la indemnizacion por despido
me echaron sin justa causa contrato a termino indefinido, me terminaron el contrato antes de tiempo que me pagan, me despidieron hoy que me tienen que pagar`,
    text: [
      'Si te despidieron sin justa causa te deben dos cosas. Una indemnización, que depende del tipo de contrato, del tiempo y del salario: no la calculo por chat. Y lo que quede por pagar: salario; cesantías, salario con auxilio × días / 360 (Código Sustantivo del Trabajo, art. 249); sus intereses, 12% al año; prima, según los días del semestre; y vacaciones, salario × días / 720 (art. 186).',
      'Ahora: 1. Guarda la carta de despido, el contrato y los desprendibles. 2. Pide la liquidación detallada. 3. No firmes un mutuo acuerdo ni un paz y salvo que no entiendas. El Ministerio del Trabajo orienta y hace la cuenta gratis a los trabajadores: www.mintrabajo.gov.co. Nosotros asesoramos a empresas.',
    ],
    links: [call, benefitsLink],
  },
  {
    topic: '¿Cuánto tiempo se guardan los soportes de la renta?',
    asked: `
cuanto tiempo toca guardar los papeles y facturas de la renta, cuantos años debo guardar los soportes de mi declaracion de renta, cuanto se guardan los soportes de la renta
hasta cuando guardo los papeles de la declaracion, cuantos años se conservan las facturas de la renta, soy persona natural cuanto guardo los recibos, cuanto tiempo guardo los certificados de retencion
puedo botar los papeles de la renta de hace cinco años, cuanto duran los soportes de iva, por cuanto tiempo conservo los soportes de impuestos
cuantos años guardo los extractos para la dian, tiempo de conservacion de soportes tributarios, articulo 632 conservar informacion`,
    text: [
      'Los soportes de una declaración se guardan, por lo menos, hasta que queda en firme (E.T., art. 632, y Ley 962 de 2005, art. 46): en general son 3 años desde el vencimiento (art. 714), y lo prudente son 5.',
      'Quien lleva contabilidad guarda además los libros y papeles de comercio 10 años (Ley 962 de 2005, art. 28). Si una declaración tiene pérdidas, saldo a favor o un proceso abierto, pregunta antes de botar algo.',
    ],
    links: [books, call],
  },
  {
    topic: '¿Hay una parte exenta si vendo mi casa?',
    asked: `
vendi la casa donde vivia aplica la exencion de las 5000 uvt, vendi mi apartamento y compre otro cuanto queda exento, ganancia ocasional por venta de vivienda
cuanto queda exento si vendo mi casa, utilidad exenta de la venta de la casa, vendi apartamento y pase la plata a una cuenta afc, exencion 311-1
si compro otra casa pago ganancia ocasional, venta de vivienda y cuenta afc, vendi mi casa para pagar la hipoteca hay beneficio, un cliente vendio la casa y quiere la exencion
la exencion de la casa aplica a no obligados a llevar contabilidad, como no pagar ganancia ocasional por la casa`,
    text: [
      'Hay un beneficio para quien vende su casa o apartamento de habitación y usa la plata en otra vivienda, con condiciones sobre cómo pasa el dinero. No tengo la regla confirmada con su norma, y no quiero darte un tope equivocado.',
      'Ten a mano la escritura de compra y la de venta, el certificado de la hipoteca si la hay y por dónde pasó la plata: una persona del equipo te confirma si aplica y cuánto, antes de que declares.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cuándo prescribe una deuda con la DIAN?',
    asked: `
cuando prescriben las deudas con la dian, a los cuantos años se borra la deuda con la dian, en cuanto prescribe una deuda con la dian, prescripcion de impuestos, mi deuda de hace ocho años ya prescribio
cuanto tiempo tiene la dian para cobrarme, la deuda de renta de hace años todavia la cobran, como pido la prescripcion de una deuda`,
    text: [
      'El cobro prescribe, en general, a los 5 años (E.T., art. 817), pero hay actuaciones que cambian la cuenta: no la des por prescrita sin comprobarlo.',
      'Con el estado de cuenta y la fecha de la última notificación, una persona del equipo te dice si ya cabe pedirla. Antes de pagar o firmar un acuerdo, pregunta.',
    ],
    links: [call, write],
  },
  {
    topic: '¿Qué dice un artículo o una ley?',
    asked: `
que dice el articulo 771-5, el articulo 383 que dice, de que trata la ley 2277, que dice la ley 1819 de 2016, explicame el articulo 107 del estatuto, que dice el decreto 1625
articulo 240 del estatuto tributario, que establece la resolucion 42, que dice el concepto de la dian, me explicas el paragrafo 2 del articulo 437, texto del articulo 616-1`,
    text: [
      'No tengo el texto de las normas, y prefiero no resumir un artículo de memoria. Las de la DIAN están en www.dian.gov.co.',
      'Si me cuentas qué quieres saber (una fecha, un tope, una sanción, un empleado), quizá tengo esa respuesta con su norma; si no, te la da una persona.',
    ],
    links: [call, whatsapp],
  },
  {
    topic: '¿Cuál es el NIT de la firma?',
    asked: `
cual es el nit de ustedes, nit de la firma, me dan su nit, necesito el nit de ustedes para el pago, razon social y nit de ustedes
donde aparece su nit, como se llama legalmente la firma, su nit por favor, con que nit facturan, a nombre de que empresa hago el pago, numero de nit de los contadores`,
    text: [
      `El NIT de la firma es ${firm.nit}, a nombre de ${firm.legalName}: está en la política de tratamiento de datos y en los términos. Con él la puedes buscar en el registro de la Cámara de Comercio. Antes de pagar, comprueba el número de la cuenta por teléfono.`,
    ],
    links: [{ href: '/tratamiento-datos', label: 'Ver los datos de la firma' }, call, mail],
  },
]

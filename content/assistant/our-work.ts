import { contactHref } from '../contact-topics'
import { firm } from '../firm'
import { inPesos } from '../legal-figures'
import { startingPrice, type ServiceSlug } from '../services'
import type { KnownAnswer } from './answers'
import { call, mail, whatsapp } from './reply-links'

// Opening hours end with «p.m.», whose full stop also ends the sentence.
const hours = firm.hours.map(({ days, time }) => `${days.toLowerCase()}, ${time}`).join('; ')

const priceOf = (slug: ServiceSlug) => inPesos(startingPrice(slug))

export const ourWork: readonly KnownAnswer[] = [
  {
    topic: '¿Qué días y horas atienden?',
    asked: `
abren hoy, abren los domingos, atienden festivos, a que hora cierran hoy, estan abiertos ahorita, trabajan el sabado por la tarde
hasta que hora puedo ir, atienden al mediodia, trabajan en diciembre
puedo ir mañana sabado, que dias atienden, hay atencion los fines de semana, cierran en semana santa, atienden de noche
a que hora abren el sabado, estan trabajando hoy, el domingo hay alguien, horario de sabado, abren a las 7,
van a abrir el puente festivo, estan en la oficina a esta hora, hasta que hora contestan el telefono, los sabados por la mañana hay alguien,
puedo llamar ahora, abren en diciembre, hay servicio el domingo, en navidad atienden`,
    text: [
      `Atendemos ${hours} Los domingos y los festivos no abrimos. En diciembre, o si vienes de lejos, llama antes.`,
    ],
    links: [call, whatsapp, { href: '/contacto', label: 'Ver el mapa y el formulario' }],
  },
  {
    topic: '¿Hay que ir a la oficina?',
    asked: `
pueden venir a mi oficina, hacen visitas a domicilio, van hasta mi negocio, atienden virtual, todo se puede hacer por internet
me toca ir a la oficina, puedo hacer todo a distancia, atienden por zoom, vienen a mi local, trabajan remoto con clientes
vivo lejos puedo trabajar con ustedes, hay que ir presencial
atienden en todo colombia, soy de un pueblo me atienden, tienen oficina en mi ciudad, trabajan con empresas de la costa,
todo es virtual o toca ir, se puede hacer por videollamada, yo vivo en otra ciudad como trabajariamos, ustedes van a la empresa del cliente,
tienen oficinas en otras partes, prefieren que vaya o por internet`,
    text: [
      `No hace falta venir: todo se puede hacer por el portal, por videollamada y por teléfono, también desde otras ciudades. La oficina está en la ${firm.address.street}, en ${firm.address.city}; si necesitas una visita, pregúntalo al llamar.`,
    ],
    links: [call, whatsapp, { href: '/contacto', label: 'Ver dónde estamos y escribir' }],
  },
  {
    topic: '¿Tienen parqueadero?',
    asked: `
tienen parqueadero, donde parqueo si voy, puedo dejar el carro, tienen donde parquear la moto
hay parqueo para visitantes, como llego en transmilenio, que bus me deja cerca, hay ascensor, es accesible en silla de ruedas
como llegar a la oficina en carro, que estacion queda cerca, cobran el parqueadero, direccion exacta y parqueadero
entrada para discapacitados, como llego en taxi
`,
    text: [
      `La oficina está en la ${firm.address.street}, en ${firm.address.city}. Ese detalle del edificio (parqueadero, transporte o accesos) no lo tengo: pregúntalo al llamar antes de venir.`,
    ],
    links: [call, whatsapp, { href: '/contacto', label: 'Ver el mapa' }],
  },
  {
    topic: '¿Qué servicio me conviene?',
    asked: `
que me recomiendan para mi negocio, que servicio me sirve, cual plan me conviene, tengo dos empleados y un local que necesito de ustedes
que plan tienen para una tienda con empleados, no se que servicio escoger, que me aconsejan contratar, somos una empresa de cinco personas que nos sirve
tienen algo economico para un negocio pequeño con nomina, que paquete me recomienda, apenas empiezo que servicio tomo primero
soy independiente cual servicio me conviene, tengo un restaurante con seis meseros que me ofrecen, busco algo barato para llevar cuentas y nomina
con cual servicio empiezo, me sirve la contabilidad o solo impuestos, que necesita una empresa nueva de ustedes, un plan basico para una miscelanea
tengo una peluqueria con tres muchachas que me aconsejan, que incluye lo minimo para una sas pequeña, que trae el plan economico, que me incluye la mensualidad mas baja
`,
    text: [
      `Para un negocio con empleados lo usual son dos: asesoría contable (desde ${priceOf('asesoria-contable')} al mes, más IVA) y nómina (desde ${priceOf('asesoria-nomina')} por empleado al mes, más IVA). Si además declaras IVA o retención, la tributaria (desde ${priceOf('asesoria-tributaria')} al mes, más IVA).`,
      'Si eres persona natural y no estás obligado a llevar contabilidad, puede bastar con la nómina y la renta una vez al año. En la evaluación gratuita se ve tu RUT y te decimos cuál sobra.',
    ],
    links: [
      { href: contactHref('evaluacion'), label: 'Pedir la evaluación' },
      { href: '#servicios', label: 'Comparar servicios y precios' },
      call,
    ],
  },
  {
    topic: '¿Atienden personas y negocios pequeños?',
    asked: `requisitos para ser cliente, cuales son los requisitos para ser cliente de ustedes, que se necesita para ser cliente, que piden para ser cliente, 
llevan contabilidad de personas naturales, atienden a personas o solo empresas, manejan empresas de transporte, trabajan con restaurantes, llevan constructoras, tienen clientes del sector salud, conocen de empresas de tecnologia, atienden colegios, soy persona natural me ayudan
trabajan con negocios chiquitos, tengo una tienda pequeña me llevan las cuentas, atienden emprendedores
le trabajan a conjuntos residenciales, trabajan con fundaciones, llevan contabilidad de restaurantes, manejan transportadoras
atienden medicos, atienden colegios, llevan una empresa nueva sin ventas, solo necesito una consulta puntual
puedo contratar solo por un mes, puedo contratar solo la renta, solo quiero que me revisen algo, me hacen solo los impuestos
puedo pagar por horas, tienen paquetes, hacen asesorias de una hora, como los contrato, que hago para contratarlos
como es el proceso para ser cliente, me gustaria trabajar con ustedes como cliente, quiero que me lleven todo,
solo quiero una asesoria de una hora, es que mi negocio es chiquito igual me atienden, atienden peluquerias y tiendas,
trabajan con medicos y odontologos, que incluye el servicio mensual, como empiezo con ustedes, quiero contratarlos que sigue,
tienen experiencia con constructoras`,
    text: [
      'Sí: atendemos empresas de distintos sectores y tamaños, y a personas que necesitan su renta o una consulta. Puedes contratar una asesoría puntual, un acompañamiento mensual, todo junto o un proyecto con fecha.',
      'Se empieza con la evaluación gratuita: nos cuentas tu caso y recibes una propuesta con alcance y precio, sin compromiso.',
    ],
    links: [
      { href: contactHref('evaluacion'), label: 'Pedir la evaluación' },
      { href: '#servicios', label: 'Comparar servicios y precios' },
      call,
    ],
  },
  {
    topic: 'Una factura o un pago a ustedes',
    asked: `me dan factura por sus servicios, expiden factura por sus honorarios, necesito una factura de lo que les pague, me mandan la factura de sus honorarios, no me ha llegado la factura de ustedes
cuanto les debo, cuanto es mi saldo con ustedes, donde pago su factura, quiero pagar la cuota de este mes
me pueden dar un paz y salvo, el certificado de retencion que les hice, su rut y su cuenta de cobro
necesito la certificacion bancaria de ustedes, les hice un pago y no se refleja, ya les consigne,
como les pago la factura de este mes, me mandan su rut para pagarles, les consigne ayer ya les llego,
necesito soporte de los honorarios que pague`,
    text: [
      'Eso lo ve tu asesor con tu cuenta a la vista: si ya eres cliente, escríbele por los mensajes del portal; si no, al correo, con el nombre de la empresa y la fecha. En este chat no veo cuentas ni pagos.',
      'Antes de pagar, comprueba el número de cuenta por teléfono.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, mail, call],
  },
  {
    topic: '¿En qué va mi caso?',
    asked: `
en que va mi tramite, como va mi caso, quedaron de llamarme y no me han llamado por lo mio, les deje mis papeles y no se en que van
hable con una asesora y quedo de avisarme, me dijeron que me llamaban la otra semana, quiero saber el estado de mi proceso, mi cedula es esta para que miren
ya les entregue los documentos que sigue, busco a la persona que me atendio, me atendio una señora y no se el nombre, consulte mi caso con mi cedula
ya hicieron lo mio, cuando esta listo lo mio, me falta algo en mi proceso, mire en el sistema mi nombre, averigueme como va mi declaracion,
llame la semana pasada y quedaron de devolverme la llamada, mi asunto lo tenia una doctora y no supe mas,
ya mande los papeles por correo los recibieron, que paso con mi declaracion que les encargue, me dijeron tres dias y ya va una semana,
reviseme por favor mi caso con mi nombre`,
    text: [
      'Aquí no puedo ver casos ni cuentas, y no hace falta que escribas tu cédula. Lamento la espera.',
      `Si ya eres cliente, en el portal ves en qué va cada cosa y le escribes a tu asesor. Si no, llama o escribe a ${firm.email} con tu nombre y con quién hablaste: así te devuelven la llamada.`,
    ],
    links: [call, whatsapp, mail, { href: '/portal', label: 'Ir al portal' }],
  },
  {
    topic: '¿Para qué necesito un contador?',
    asked: `
por que escogerlos a ustedes, que los hace diferentes, son mejores que otra firma, me recomiendas otro contador
que ventajas tengo con ustedes, por que cambiaria mi contador por ustedes, conviene tener contador o lo hago yo solo
para que necesito un contador, puedo llevar yo mismo la contabilidad, es obligatorio tener contador, cuando toca tener contador, quien esta obligado a tener contador
mi negocio necesita contador, vale la pena pagar contador, una sas debe tener contador,
sera mejor un contador independiente que una firma, por que pagar contador si hay programas, en que me sirve tener contador,
necesito contador si no vendo casi nada, es obligatorio que una tienda tenga contador`,
    text: [
      'Una sociedad lleva contabilidad y un contador público firma sus estados financieros; una persona con un negocio pequeño muchas veces puede llevar sus cuentas y pedir ayuda solo para la renta. Lo que ganas con un equipo es que nada venza sin aviso y que cada cifra tenga su soporte.',
      'Compara qué incluye cada servicio y cuánto vale, y decide después de la evaluación gratuita.',
    ],
    links: [
      { href: '#servicios', label: 'Comparar servicios y precios' },
      { href: contactHref('evaluacion'), label: 'Pedir la evaluación' },
    ],
  },
]

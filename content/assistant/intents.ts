import type { ServiceSlug } from '../services'

export type Topic =
  | 'welcome'
  | 'price'
  | 'incomeReturn'
  | 'human'
  | 'access'
  | 'documents'
  | 'data'
  | 'contact'
  | 'client'
  | 'services'
  | 'thanks'
  | 'goodbye'

/** Words of a greeting at the beginning of a message; only the rest of the message is interpreted. */
export const greetingWords =
  'hola ola holi holaa holaaa alo hey epa oe ola buenas buenos buenass wenas beunas dias dia buen tardes tarde noches saludos saludo cordial muy quiubo'

/** Examples of messages that get a fixed answer of the chat, separated by commas or lines. */
export const topicExamples: Readonly<Record<Topic, string>> = {
  welcome: `
hola, holi, alo, hey, buenas, buenos dias, buen dia, buenas tardes, buenas noches, saludos, cordial saludo, que mas, que hubo, quiubo
que tal, como va, como vamos, como estan, como esta, como les va, muy buenas, mucho gusto, bienvenido, hola como estas
buenas buenas, hola buenos dias, que mas pues, que mas como va todo, oe parce, epa, hola hola
buenas noches disculpe la hora, quiubo pues mijo, como amanecio, hola amigos, buen dia para todos, saludos cordiales señores`,
  human: `
hablar con una persona, hablar con alguien, hablar con ustedes, conversar con alguien, charlar con un contador
me comunica con un asesor, comuniqueme con el contador, comuniquen con alguien, pasame con un asesor, me pasa con una persona
hay alguien que me atienda, quiero una persona real, persona de verdad, un humano por favor, prefiero un humano no un robot
agente, operador, no quiero un robot, que no sea robot, quiero agendar una cita, me regala una cita, pedir cita con una persona, soporte tecnico, necesito hablar urgente
me atienda alguien, con quien puedo hablar, necesito que una persona me explique, no quiero chatear con maquina
me puede atender un contador de verdad, quiero que alguien me escuche, comunicame con atencion al cliente
donde hablo con alguien ya, quiero contarle mi caso a alguien, paseme al area encargada, pasame con un ser humano
hablar con el gerente, quiero hablar con el contador, quiero hablar con un abogado, alguien me puede llamar ya mismo para explicarme
como hago pa hablar con ustedes, asesor por favor, humano, persona, asesor, quiero atencion personalizada, necesito hablar`,
  price: `
precio, precios, tarifa de ustedes, que tarifas manejan, costo del servicio, cotizar, cotizacion, cotizame, me regala una cotizacion, presupuesto
sus honorarios, mensualidad, cuanto vale el servicio, cuanto cuesta, cuanto cobran, cuanto me cobran, cuanto cobrarian, cuanto sale, cuanto saldria
a como es la asesoria, que vale, que cuesta, cuanta plata me cobran, es muy caro o que, lista de precios, cuales son sus precios
cuanto cuesta la asesoria contable, cuanto vale la nomina, precio de la nomina
precio de la revisoria fiscal, cuanto vale una auditoria externa, valor de la asesoria legal por hora, honorarios de un abogado
cuanto me vale un contador al mes, cuanto cobran mensual, tienen descuento por volumen, quisiera una cotizacion, se puede algo mas barato
cuanto cuesta registrar una marca, cuanto vale registrar mi marca, precio del registro de marca, si tengo 40 empleados cuanto vale la nomina, cuanto cambia el precio de la nomina con mas empleados, precio de la revisoria, precio de la auditoria, cuanto cuestan los impuestos, cuanto cuesta un abogado
cuanto cobran por una sas, cuanto cobran por crear una empresa, precio de crear una empresa, cuanto cobran por hacer un contrato
cuanto cuesta la revisoria fiscal, cuanto vale la asesoria tributaria, cuanto me sale lo del contador
que vale la revisoria, a como la contabilidad, cuanto cobran por el revisor fiscal
cuanto vale eso, cuanto seria todo, precio revisoria conjunto, precio de la revisoria para un conjunto, cuanto vale la revisoria de un edificio, precio revisoria 80 apartamentos
en cuanto me sale una auditoria, propuesta economica, cuanto cobra un contador por mes, cuanto me cobran por llevarme los impuestos
que precio tiene la contabilidad de un negocio pequeño, cuanto cobran por el iva cada bimestre, cuanto cobran por hacer una declaracion de iva, un presupuesto para mi negocio
cuanto vale tener contador, cuanto por llevar la nomina de cinco personas, cuanto cobran la hora
cuanto sale la contabilidad de una sas pequeña, valor mensual de la contabilidad, cuanto piden por la asesoria`,
  incomeReturn: `
necesito que me declaren la renta, me hacen la declaracion de renta, quiero que me hagan la renta, declaracion de renta por favor
me ayudan a declarar renta, necesito declarar renta, hacen declaraciones de renta, quien me hace la renta, declaracion de renta para mi papa
necesito hacer mi declaracion, quiero declarar renta con ustedes, hacen renta de personas naturales, me ayudas con mi renta
necesito ayuda con la declaracion de renta, ustedes presentan la renta, busco quien me haga la renta, renta de persona natural la hacen
oe mano cuanto por hacer la renta, cuanto cobran por declarar renta, cuanto vale que me declaren, cuanto me sale la declaracion de renta
cuanto por la renta, haceme la renta, me hace el favor de la renta, la renta de este año me la pueden hacer`,
  access: `
contraseña, clave del portal, password, usuario, iniciar sesion, inicio de sesion, abrir sesion, login, loguear, registrarme, como me registro
inscribirme, crear cuenta en el portal, abrir cuenta en el portal, como entro al portal, como entro, puedo entrar, no me deja entrar, como ingreso
ingresar al portal, acceso al portal, acceder, me bloquearon, olvide la contraseña, olvide mi clave, se me olvido la clave, no puedo entrar
no puedo iniciar sesion, quiero crear una cuenta, no puedo ingresar a la plataforma, perdi mi usuario y la clave, recuperar contraseña
donde me registro, por donde entro a ver mis cosas, no recuerdo la clave del portal, la clave no me sirve, portal, plataforma
como hago para entrar a la plataforma de ustedes, quiero cambiar mi contraseña, no puedo entrar a ver mis facturas`,
  documents: `
documentos, mis documentos, donde veo mis documentos, factura, subir una factura, donde subo las facturas, subir archivo, cargar archivo, adjuntar
soportes, xml, pdf, formatos de factura, que formatos de factura reciben, certificado, recibo, extracto, cuenta de cobro, papeles, escanear
enviar soportes, donde cargo los soportes del mes, mis informes, puedo enviar archivos xml, quiero subir una factura
les mando las facturas por aqui, la foto de la factura sirve, tengo un poco de recibos en una caja, necesito el certificado de retencion
como les hago llegar las facturas, por donde mando los extractos del banco, donde estan los archivos que subi, factura electronica dian
donde veo los documentos que les envie por el portal, como subo una factura de compra al portal, subir las facturas de los proveedores`,
  data: `
contactenme, pueden contactarme, me contactan, que me contacten, quiero que me contacten, comuniquense conmigo, llamenme, llameme, me llaman porfa
me pueden llamar por favor, me puede llamar, me llaman mañana, devuelvan la llamada, escribanme, me escriben, me pueden escribir, les dejo mis datos
dejo mis datos para que me llamen, mi numero es tal llamenme, mi celular es, mi correo es, mi whatsapp es, llameme mañana tempranito
les dejo mi numero y me llaman, proteccion de datos de mis clientes, donde dejo mis datos, quiero que alguien me llame, anota mi numero
me pueden marcar en la tarde, espero su llamada`,
  contact: `
datos de contacto, contacto, como los contacto, telefono, numero de telefono, celular, whatsapp, me pasa el whatsapp, wasap, correo electronico
email de ustedes, direccion de la oficina, su direccion, la direccion, ubicacion, donde estan ubicados, donde quedan ustedes, donde quedan, donde es, oficina, sede
como llegar, mapa, horario, horario de atencion, a que hora abren, que horas, atienden los sabados, abren, cierran, redes sociales, instagram, facebook
donde estan, en que ciudad estan, me regalan el telefono, me regala el numero, pasame el correo, el horario de los sabados
en que parte de bogota quedan, en que barrio estan, tienen oficina fisica, a que numero llamo, cual es el telefono, como los puedo contactar
donde queda la oficina, necesito su correo, me das la direccion, por donde les escribo`,
  client: `
soy cliente, ya soy cliente, soy cliente de la firma, ser cliente, quiero ser cliente de ustedes, quien es mi asesor, mi asesora, mi contadora asignada
ya trabajo con ustedes, tengo contrato con ustedes, mi carpeta, drive, google drive, el draiv, no encuentro mi carpeta de documentos del drive, soy cliente hace rato que puedo ver
ya soy cliente donde estan mis cosas, ustedes me llevan la contabilidad hace un año`,
  services: `
servicios, que servicios ofrecen, que servicios tienen, portafolio, catalogo, que ofrecen, que hacen ustedes, que manejan, a que se dedican
en que me pueden ayudar, en que ayudan ustedes, pueden ayudarme, me colaboras con algo, necesito ayuda, asesoria, necesito una asesoria para mi empresa, mas informacion
quiero mas informacion, mas informacion por favor, me da mas informacion porfa, quisiera mas informacion de ustedes, consultoria, outsourcing, formas de contratacion, contratarlos, que es lo que hacen, regaleme informacion
me interesa conocer sus servicios, que cosas hacen para una empresa, en que consiste lo que hacen`,
  thanks: `
gracias, muchas gracias, mil gracias, agradezco, muy amable, dios le pague, dios los bendiga, se le agradece, me sirvio, me fue util, super gracias
listo gracias, gracias por todo, te lo agradezco mucho, vale gracias, ok gracias, perfecto gracias, me sirvio mucho, excelente, que bien`,
  goodbye: `
adios, chao, chau, bye, hasta luego, hasta pronto, hasta mañana, nos vemos, nos hablamos, listo pues, bueno pues, eso era todo, eso es todo, seria todo
nada mas, feliz dia, feliz tarde, feliz noche, tenga buen dia, que tengan buen dia, que tenga feliz dia, que esten bien, me despido, buen resto de dia, chao pues, nos vemos luego, listo eso era`,
}

export const serviceExamples: Readonly<Record<ServiceSlug, string>> = {
  'asesoria-contable': `
contabilidad, contable, contador, contadora, el contador, la contadora, quiero saber de asesoria contable, balance, estados financieros, libros, conciliacion, causacion, llevar cuentas, facturacion, cierre contable
tenedor de libros, auxiliar contable, necesito un contador para mi empresa, necesito contador, busco contador, necesito un contador en cali, necesito un contador en pereira, necesito contadora en cucuta, busco un contador en barranquilla, necesito un contador cerca, busco contadora en medellin, quiero llevar la contabilidad con ustedes
hacen estados financieros bajo niif, conciliaciones bancarias atrasadas, necesito habilitarme en facturacion electronica, no tengo contador
contabilidad para una tienda, necesito una contadora juiciosa, me llevan los libros del negocio, me pueden llevar las cuentas de mi empresa
busco quien me lleve la contabilidad, quiero tener mis cuentas en orden, necesito alguien que me organice la contabilidad, outsourcing contable
me interesa que lleven mi empresa, quiero contratar un contador por meses, asesoria contable, necesito un contador urgente para mi sas
quiero que me lleven las cuentas del restaurante, hacen contabilidad para emprendedores, manejo de contabilidad mensual`,
  'asesoria-tributaria': `
impuestos, tributario, asesoria tributaria, quiero saber de asesoria tributaria, iva, renta, retencion, declaraciones, me ayudan con la declaracion de iva, ayuda con impuestos
quiero que me lleven los impuestos, me ayudan con el iva, necesito presentar el iva con ustedes, debo presentar el iva bimestral, rete fuente del mes pasado
asesoria tributaria para una sociedad, necesito asesoria en impuestos, planeacion de impuestos con ustedes, presentan iva y retencion
hacen la exogena, informacion exogena y medios magneticos, me hacen los medios magneticos, necesito un tributarista, busco experto en impuestos
quien me ayude con la dian cada mes, que me presenten las declaraciones de mi empresa, me llevan lo de impuestos de la sas`,
  'asesoria-nomina': `
nomina, asesoria en nomina, quiero saber de asesoria en nomina, la nomina de la empresa, la nomina de mis empleados, necesito liquidar la nomina de 15 empleados, me llevan la nomina, manejan nomina
outsourcing de nomina, quiero que me hagan la nomina cada quincena, pago de seguridad social y parafiscales, ustedes hacen la planilla
necesito quien me lleve la nomina y la planilla, ayuda con la nomina electronica de mi empresa, hacen afiliaciones y retiros
la nomina de los muchachos, servicio de nomina, busco empresa que liquide nomina, toca liquidar la nomina y no tengo quien`,
  'asesoria-legal': `
legal, abogado, abogada, juridico, asesoria legal, quiero saber de asesoria legal, necesito un abogado para revisar un contrato, quiero crear una empresa con ustedes, contrato, sociedad
sas, constituir una sas con ustedes, crear empresa, montar un negocio, abrir mi propia empresa, acta de asamblea, hacen contratos de trabajo, elaboran contratos laborales, redactar el acta de una asamblea ordinaria, acta de asamblea ordinaria de accionistas, registro de marca, cerrar mi empresa
renovacion en la camara de comercio, un contrato de arrendamiento, sacar la camara de comercio, estatutos, necesito un abogado de empresas
ustedes redactan contratos, hacen actas de asamblea, me ayudan a montar la empresa, asesoria juridica para mi empresa, tienen abogados`,
  'revisoria-fiscal': `
revisoria fiscal, quiero saber de revisoria fiscal, informacion sobre la revisoria fiscal, me interesa la revisoria fiscal, revisor fiscal, revisora fiscal, dictamen, revisoria fiscal para una copropiedad, necesitamos un dictamen para la asamblea
necesito un revisor fiscal para mi empresa, busco revisor fiscal, el revisor fiscal del conjunto, prestan revisoria fiscal, quiero contratar revisoria
ofrecen revisoria para fundaciones, nos toca nombrar revisor fiscal y buscamos propuesta`,
  'auditoria-externa': `
auditoria, auditor, auditoria externa, quiero saber de auditoria externa, necesito un auditor independiente, debida diligencia para comprar una compañia, una auditoria externa
nos toca auditoria este año, quiero auditar mi empresa, revision limitada de mis estados, inventario fisico
due diligence, la casa matriz nos pide auditoria, un inversionista pide estados auditados, hacen auditoria de sistemas
el banco nos pide estados financieros auditados`,
}

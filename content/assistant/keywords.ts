import type { ServiceSlug } from '../services'

export type Topic =
  | 'human'
  | 'price'
  | 'access'
  | 'documents'
  | 'data'
  | 'contact'
  | 'client'
  | 'services'
  | 'thanks'
  | 'goodbye'

/** The first matching topic wins. Matching ignores accents, plurals and one wrong letter, and allows two words between. */
export const topicKeywords: readonly { topic: Topic; phrases: string }[] = [
  {
    topic: 'human',
    phrases: `
      hablar con, conversar con, hablo con, charlar con, comunicarme con, comunicar con, comuniquen con,
      me comunica con, pasame con, me pasa con, me pasan con, con una persona, con alguien, hay alguien,
      con un asesor, con una asesora, con un humano, persona real, persona de verdad, humano, ser
      humano, agente, operador, no un robot, que no sea robot, agendar, agenda, una cita, pedir cita,
      sacar cita, reunion, reunirme, videollamada, soporte tecnico, robot, con quien hablo, me atienda
      alguien, hablar urgente, necesito hablar, quiero hablar, hablar ya
    `,
  },
  {
    topic: 'price',
    phrases: `
      precio, tarifa, costo, coste, cotizar, cotizacion, cotizan, coticen, cotizame, presupuesto,
      honorarios, mensualidad, cuanto vale, cuanto valen, cuanto valdria, cuanto cuesta, cuanto
      cuestan, cuanto costaria, cuanto cobran, cuanto cobra, cuanto cobrarian, cuanto me cobran, cuanto
      sale, cuanto saldria, cuanto es, cuanto seria, cuanto pagar, cuanto pago, cuanto piden, a como,
      que vale, que valen, que cuesta, que cobran, valor, cuanta plata, barato, economico, caro,
      descuento, promocion, formas de pago, medios de pago, propuesta economica, gratis, gratuito,
      gratuita
    `,
  },
  {
    topic: 'access',
    phrases: `
      contraseña, clave, password, usuario, iniciar sesion, inicio sesion, inicio de sesion, abrir
      sesion, login, loguear, loguearme, registrarme, registrarse, me registro, inscribirme, crear
      cuenta, abrir cuenta, creo cuenta, mi cuenta, una cuenta en el portal, como entro, como entrar,
      puedo entrar, deja entrar, como ingreso, puedo ingresar, deja ingresar, ingresar al portal,
      ingreso al portal, entrar al portal, entro al portal, acceso, acceder, me bloquearon, mi
      solicitud, lista de espera, me aprobaron, aprobaron mi, me aprueban, confirmar correo, confirmar cuenta, cambiar mi correo
    `,
  },
  {
    topic: 'data',
    phrases: `
      datos personales, habeas data, proteccion de datos, tratamiento de datos, politica de datos, mis
      datos, dejar datos, dejo datos, borrar datos, borren datos, doy datos, contactenme, contactarme,
      contacteme, me contacten, me contacta, me contactan, me contacte, pueden contactarme, comuniquense
      conmigo, se comuniquen conmigo, llamenme, llameme, llamarme, me llamen, me llaman, me llame, me
      llama, me pueden llamar, me puede llamar, devuelvan la llamada, escribanme, escribirme, me
      escriban, me escriben, me escriba, me pueden escribir, mi numero es, mi celular es, mi telefono
      es, mi correo es, mi whatsapp es
    `,
  },
  {
    topic: 'client',
    phrases: `
      mi carpeta, carpeta, drive, google drive
    `,
  },
  {
    topic: 'documents',
    phrases: `
      documento, documentacion, documentos, factura, archivo, subir, cargar, adjuntar, adjunto,
      soportes, xml, pdf, formatos de, certificado, recibo, extracto, cuenta de cobro, papeles,
      escanear, foto, enviar soportes, mis informes
    `,
  },
  {
    topic: 'contact',
    phrases: `
      datos de contacto, contacto, contactar, contactarlos, contactarme con ustedes, telefono, numero,
      celular, llamar, llamarlos, whatsapp, wasap, guasap, wpp, correo, email, e mail, direccion de, su
      direccion, la direccion, direccion, ubicacion, ubicados, donde quedan, oficina, sede, como llegar, como llego, mapa, horario, a que hora, que horas, atienden, abren,
      abierto, cierran, sabados, domingos, escribirles, redes sociales, instagram, facebook
    `,
  },
  {
    topic: 'client',
    phrases: `
      soy cliente, cliente, ser cliente, mi asesor, mi asesora, mi contadora asignada, ya trabajo con
      ustedes, tengo contrato con ustedes
    `,
  },
  {
    topic: 'contact',
    phrases: `
      donde estan, donde es, en que ciudad, que ciudad estan
    `,
  },
  {
    topic: 'access',
    phrases: `
      portal, plataforma
    `,
  },
]

/** General terms and goodbyes, which are compared only when a message names no service. */
export const closingKeywords: readonly { topic: Topic; phrases: string }[] = [
  {
    topic: 'services',
    phrases: `
      servicio, portafolio, catalogo, que ofrecen, que ofrece, que hacen, que manejan, a que se dedican,
      que es lo que hacen, en que ayudan, en que ayudar, pueden ayudar, me ayuda, me ayudan, me
      colabora, me colaboras, me colaboran, necesito ayuda, asesoria, asesorias, asesorar, asesoren,
      asesoramiento, consultoria, mas informacion, informacion, outsourcing, formas de contratacion,
      contratarlos
    `,
  },
  {
    topic: 'human',
    phrases: `
      asesor, asesora, alguien que me atienda, persona
    `,
  },
  {
    topic: 'thanks',
    phrases: `
      gracias, agradezco, agradecido, agradecida, muy amable, dios le pague, dios los bendiga, se le
      agradece, me sirvio, me fue util
    `,
  },
  {
    topic: 'goodbye',
    phrases: `
      adios, chao, chau, bye, hasta luego, hasta pronto, hasta mañana, nos vemos, nos hablamos, listo
      pues, bueno pues, eso era todo, eso es todo, seria todo, nada mas, feliz dia, feliz tarde, feliz
      noche, tenga buen dia, tengan buen dia, buen resto de dia, que este bien, que esten bien, me
      despido
    `,
  },
]

export const greetings = `
  hola, holi, alo, hey, buenas, buenos dias, buen dia, buenas tardes, buenas noches, saludos, cordial
  saludo, que mas, que hubo, quiubo, que tal, como va, como vamos, como estan, como esta, como les va,
  muy buenas, mucho gusto, bienvenido
`

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

/** Abbreviations that people use in chats, with the full words. */
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
  cto: 'cuanto',
  toy: 'estoy',
  ta: 'esta',
  bn: 'bien',
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

export const peopleWords = 'empleado, trabajador, persona, colaborador, operario, muchacho, funcionario'

/** These ordinary words differ from a keyword by one letter, so they must not count as its misspelling. */
export const ordinaryWords = `
  cuando, cuantos, venta, ventas, vender, hora, planta, plaza, placa, playa, corto, gasto, marco, primo,
  primer, suelo, corre, correr, clase, clases, claro, clara, preciso, precisa, contado, creer, postal,
  lenta, lento, cargo, carga, carta, llegar, lugar, regalo, regalan, libre, abril, barata, caros, mejor, corro,
  menor, forma, firma, empresa, cena, serio, trabajar, trabajo, reunir, conocer, contar, contrario,
  entero, entrega, rentable, rentar, legado, nominal, agencia, gente, calor, paga, pagan, mano
`

import { contactHref } from '../../contact-topics'
import { partnerSteps } from '../partners'
import { call } from '../reply-links'
import type { Rule } from '../rules'

const write = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' } as const
const lawyer =
  'Un abogado del equipo lo mira contigo; si no puedes pagarlo, un consultorio jurídico de universidad orienta gratis.'

export const rules: readonly Rule[] = [
  {
    topic: 'Mi socio no me deja ver los libros',
    asked:
      'mi socio no me deja ver los libros, mi socio no me muestra las cuentas de la empresa, soy accionista y no me dan los estados financieros, mi socio maneja la empresa y no rinde cuentas, mi socio esconde los extractos, no se que hace mi socio con la plata',
    when: [
      /\bno (?:me |nos )?(?:deja\w*|muestra\w*|quiere\w*|da|dan|entrega\w*|rinde\w*)\b|\b(?:esconde\w*|oculta\w*)\b/,
      /\b(?:libros|extractos?|cuentas|balances?|estados financieros|numeros|informacion)\b/,
      /\b(?:soci[oa]s?|accionistas?|amig[oa]|mitad|cincuenta|50)\b/,
    ],
    not: /\b(?:contador\w*|portal|dian|banco no|empleado|clave)\b/,
    calms: true,
    text: [
      partnerSteps,
      'Qué puedes revisar y cuándo, y si se va a un juez o a la Superintendencia de Sociedades, lo mira contigo un abogado del equipo: llámanos. La auditoría también la hacemos, si no llevamos esa contabilidad; la contrata la sociedad y necesita los libros, así que primero va lo anterior.',
    ],
    links: [call, write],
  },
  {
    topic: 'Mi arrendatario no me paga',
    asked: `mi arrendatario no me paga`,
    when: [
      /\b(?:arrendatario|inquilin\w+|arriendo)\b/,
      /\bno (?:me )?(?:pag\w+|quiere pagar|desocup\w+|entreg\w+|se va)\b|\bdeb\w+ (?:meses|canon|arriendo)\b/,
    ],
    not: /\b(?:dueno|arrendador|me quiere sacar|retenc\w+|iva)\b/,
    text: [
      'Por pasos: 1. Cobro por escrito con meses, valor y un plazo corto. 2. Si tienes fiador o póliza, avísales ya: las aseguradoras dan un plazo corto para reclamar. 3. Propón un acuerdo de pago o de entrega firmado. 4. Si no, un abogado demanda la restitución del inmueble (con la mora no hay que esperar al final del contrato) y, aparte, el cobro ejecutivo con el contrato (Código General del Proceso, art. 384).',
      'No cortes servicios ni cambies guardas: te pueden denunciar. Vivienda se rige por la Ley 820 de 2003; un local, por el contrato y el Código de Comercio. En la renta, lo que no te pagaron se mira según cómo declares. Un abogado del equipo revisa el contrato y te da el valor antes de empezar.',
    ],
    links: [call, write],
  },
  {
    topic: '¿Me ayudan a poner una tutela?',
    when: [
      /\btutelas?\b/,
      /\b(?:colpensiones|pension\w*|fondo|porvenir|proteccion|colfondos|eps|salud|arl|dian|ugpp|bancos?|alcaldia|icetex|incapacidad\w*)\b/,
      /\b(?:(?:ayud|allud|colabor|necesit|redact|elabor|interp|instaur)\w+|hac(?:en|er|erle)|hago|pon(?:er|erle|go|en)|presentar|meter|quiero|puedo|como|contra)\b/,
    ],
    not: /\b(?:(?:me|nos) (?:lleg|notific|pusieron|puso|pus|metieron|demand)\w*|contest\w+|responder|(?:ya )?puse|ya (?:la )?present\w+|fallo|gane|perdi|desacato|impugn\w+|contra (?:mi|la|nuestra) empresa|contra mi|contra nosotros|emplead[oa]s?|trabajador\w*|embaraz\w+|despid\w+|despidieron|echaron)\b/,
    calms: true,
    text: [
      'Puedes ponerla tú, sin abogado, ante cualquier juez de donde pasó, escrita o de palabra; decide en 10 días (Decreto 2591 de 1991, arts. 1 y 29). Nosotros no la llevamos: nuestros abogados atienden a empresas; si es por la tuya, cuéntanos. La Personería, la Defensoría del Pueblo o un consultorio jurídico de universidad te ayudan a escribirla sin costo.',
      'Antes, casi siempre: 1. Pide por escrito lo que quieres (derecho de petición) y guarda el radicado con su fecha. 2. Espera el plazo: 15 días hábiles en general (Ley 1755 de 2015); para decidir una pensión de vejez, hasta cuatro meses. 3. Si no contestan o tu salud o tu sustento no dan espera, la tutela: qué pasó, qué derecho te afecta, qué pides, y copias del radicado, la cédula y lo médico.',
    ],
    links: [call],
  },
  {
    topic: '¿Cómo hago un derecho de petición?',
    asked: `como hago un derecho de peticion`,
    when: [
      /\bderecho de peticion\b|\bpeticion\b/,
      /\b(?:como|hago|hacer|redact\w+|modelo|present\w+|sirve|contra|entidad)\b/,
    ],
    not: /\b(?:sus datos|mis datos|ustedes)\b/,
    text: [
      'Una carta con: a quién va, tu nombre, documento y dónde responderte, qué pides, por qué (hechos en orden) y los anexos; cualquiera puede hacerla, gratis y sin abogado, por la página de la entidad, correo o ventanilla. Guarda el radicado.',
      'Términos: 15 días hábiles en general, 10 si pides documentos, 30 si es una consulta (Ley 1755 de 2015). Si no responden, cabe la tutela. Ojo: no suspende el plazo para responder a la DIAN ni reemplaza un recurso. A nosotros puedes escribirnos al correo con tu solicitud. Si es por un impuesto, un abogado del equipo lo revisa.',
    ],
    links: [write, call],
  },
  {
    topic: 'Asuntos de familia con bienes o empresas',
    asked: `separacion de bienes con un negocio, herencia de una empresa entre hermanos, repartir los bienes de la familia y la empresa`,
    when: [/\b(?:sociedad conyugal|divorci\w+|separ\w+ de bienes|capitulaciones|separacion de bienes)\b/],
    text: [
      'El divorcio y la liquidación de la sociedad conyugal se hacen por notaría, con abogado, si están de acuerdo, y ante un juez de familia si no. Nosotros no llevamos el proceso de familia, pero sí lo que toca a la empresa y a los impuestos: valor de las acciones, qué dice el estatuto, cómo se pasan y cómo se declara lo que a cada uno le queda.',
      'Lo que se recibe al liquidar la sociedad conyugal no es ingreso (E.T., art. 47), pero cada bien entra al patrimonio de quien se lo queda. Haz la lista de bienes y deudas a la fecha. Para lo de familia, un consultorio jurídico o la Defensoría del Pueblo orientan gratis.',
    ],
    links: [call, write],
  },

  {
    topic: '¿Qué es el SAGRILAFT?',
    asked: `que es eso del sagrilaft me lo pidio un cliente grande, me citaron de la superintendencia de sociedades por el sagrilaft, un cliente me pide el formulario sagrilaft, que es eso del sagrilaft y si me toca, me piden oficial de cumplimiento`,
    when: [/\b(?:sagrilaft|sarlaft|ptee|lavado de activos|oficial de cumplimiento)\b/],
    text: [
      'El SAGRILAFT es el sistema con que una empresa previene lavado de activos y financiación del terrorismo (Capítulo X de la Circular Básica Jurídica de la Superintendencia de Sociedades). Obliga a sociedades vigiladas con ingresos o activos de 40.000 salarios mínimos o más, y a sectores como inmobiliario, jurídico, contable o construcción desde 30.000 de ingresos; otros, como factoring o activos virtuales, tienen reglas propias, y un abogado te confirma los topes vigentes. El PTEE es el programa de transparencia, contra el soborno.',
      'Si un cliente grande te lo pide, casi siempre pide que llenes su formulario de conocimiento: datos de la empresa, socios y beneficiarios finales, origen de fondos, estados financieros, declaración de que no estás en listas, y a veces una política corta. Si no llegas a los topes, puedes responder por escrito que no estás obligado y qué controles tienes. Mándanos el formulario y un abogado te dice qué firmar.',
    ],
    links: [write, call],
  },
  {
    topic: 'Protección de datos de mi empresa',
    asked: `necesito una politica de tratamiento de datos`,
    when: [
      /\b(?:proteccion de datos|habeas data|tratamiento de datos|rnbd|base de datos|bases de datos|politica de datos|1581)\b/,
      /\b(?:empresas?|negocio|tienda|debo|tengo que|toca|obligad\w+|registr\w+|hacer|hago|hacen|necesit\w+|clientes)\b/,
    ],
    not: /\b(?:mis datos|mi cuenta|borr\w+|elimin\w+|ustedes|suya|su base|(?:donde|ver|leer|conocer|consultar) (?:\w+ ){0,3}(?:politica|tratamiento))\b/,
    text: [
      'Toda empresa que guarda datos de personas (clientes, empleados, proveedores) cumple la Ley 1581 de 2012: pedir autorización antes y guardar la prueba, decir para qué, tener una política publicada y un canal para consultas (10 días hábiles) y reclamos (15), cuidar la información y avisar a la SIC los incidentes.',
      'Registrar las bases en el RNBD de la Superintendencia de Industria y Comercio solo obliga a sociedades y entidades con activos totales de más de 100.000 UVT (Decreto 90 de 2018). Los demás cumplen todo lo otro. Un abogado del equipo te arma la política, la autorización y el procedimiento.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Vale una cláusula de no competencia?',
    asked: `me hicieron firmar que no puedo trabajar con la competencia, clausula de no competencia vale, mi ex empleado se fue a la competencia, puedo prohibirle trabajar con otro`,
    when: [
      /\b(?:no competencia|exclusividad|competirme|me haga competencia|hacer competencia|mis clientes)\b/,
      /\b(?:clausula|contrato|emplead\w+|socio|ex ?emplead\w+|llev\w+|prohib\w+)\b/,
    ],
    text: [
      'Durante el contrato sí: el trabajador debe lealtad y se puede pactar exclusividad por escrito. Después de terminarlo, una cláusula que le prohíba trabajar en lo suyo no tiene efecto en un contrato de trabajo (Código Sustantivo del Trabajo, art. 44). Entre socios o contratistas sí se puede pactar, con límite de tiempo, lugar y actividad.',
      'Lo que sí protege con un ex empleado: acuerdo de confidencialidad, prohibición de usar listas y secretos de la empresa, y demandar la competencia desleal si desvía clientes con engaño (Ley 256 de 1996). Guarda pruebas: correos, mensajes y la lista. Un abogado del equipo lo mira contigo.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cómo hago un pagaré o un acuerdo de pago?',
    asked: `como hago un pagare, acuerdo de pago por escrito con un cliente, le preste plata a alguien que documento firmo, letra de cambio o pagare`,
    when: [
      /\b(?:pagare|letra de cambio|acuerdo de pago|reconocimiento de deuda)\b/,
      /\b(?:como|hago|hacer|llen\w+|sirve\w*|valid\w+|lleva|firm\w+|modelo|prest\w+)\b/,
    ],
    not: /\b(?:dian|impuestos?|ugpp|banco me)\b/,
    text: [
      'Un pagaré lleva: la promesa incondicional de pagar una suma exacta, a quién, «a la orden», la forma y la fecha de vencimiento, y la firma de quien debe (Código de Comercio, art. 709). Agrega ciudad, intereses de plazo y de mora (hasta el tope legal) y, si va en blanco, una carta de instrucciones firmada. Con eso se cobra en proceso ejecutivo.',
      'Un acuerdo de pago dice cuánto se debe hoy, en cuántas cuotas, qué pasa si falta una (se cobra todo) y qué garantía hay; fírmenlo los dos y, si la suma es grande, autentiquen firmas o háganlo en un centro de conciliación, que lo deja listo para cobrar. Un abogado del equipo lo redacta.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Me representan en una demanda?',
    asked: `me demando un ex empleado ustedes me representan`,
    when: [
      /\b(?:represent\w+|defiend\w+|defender\w*|llevan (?:el|mi) caso|van a juicio|abogad\w+)\b/,
      /\b(?:ustedes|demand\w+|juicio|audiencia|proceso|juzgado)\b/,
      /\b(?:demand\w+|juicio|audiencia|proceso|juzgado)\b/,
    ],
    not: /\b(?:dian|embarg\w+)\b/,
    text: [
      'Con calma: lo primero es el plazo. Mira el día en que te notificaron; para contestar hay pocos días hábiles y están en el auto del juez. Un abogado del equipo revisa la demanda, reúne la prueba contigo y te dice si lo llevamos nosotros o con un litigante aliado, y cuánto vale, antes de empezar; se hace con un poder.',
      'Ahora: 1. Reúne contrato, pagos de nómina, planillas, mensajes y testigos. 2. No firmes ni pagues nada sin consejo, ni hables del caso con el otro. 3. Si es de un ex empleado, haz la cuenta de lo que de verdad se debe: a veces conviene conciliar. Llámanos hoy con el documento. Si no puedes pagar abogado, un consultorio jurídico orienta gratis.',
    ],
    links: [call, write],
    calms: true,
  },

  {
    topic: 'Un cliente no me paga',
    asked: `un cliente no me paga la factura, un cliente me debe 18 millones en facturas y no contesta como le cobro legalmente`,
    when: [
      /\b(?:cliente\w*|comprador\w*|empresa|me deben?|deudor\w*)\b/,
      /\bno (?:me |nos )?(?:quier\w+ )?(?:pag\w+|ha pagado|han pagado|contest\w+|respond\w+)|\bme deben?\b|\bcobrar(?:le|la|las|les)?\b|\bcobro (?:legal|juridic\w+|prejuridic\w+|ejecutiv\w+)|\bmoros\w+|\bcartera\b/,
      /\b(?:cliente\w*|factura\w*|cobrar\w*|cobro|cartera|pagare|deudor\w*|comprador\w*)\b/,
    ],
    not: /\b(?:19|tengo que cobrar(?:le)? el|mi jefe|patron\w*|sueldo|salario|liquidacion|prestaciones|dian|iva|retenc\w+|ustedes|contador|empleador|quincena\w*|trabaj\w+|rete)\b/,
    text: [
      'Se cobra por pasos. 1. Junta la prueba: factura electrónica, XML con la validación de la DIAN, orden o contrato, y la constancia de que entregaste. 2. Escríbele un cobro con el valor, la fecha y un plazo corto, y propón un acuerdo por escrito. 3. Si no responde, cobro prejurídico con carta de abogado o audiencia de conciliación en un centro autorizado. 4. Si tampoco, proceso ejecutivo ante el juez.',
      'Una factura electrónica es título valor si el cliente la recibió y la aceptó, también por callar 3 días hábiles después de recibir el bien o servicio, y si puedes probar la entrega (Código de Comercio, arts. 772 a 774, y Decreto 1154 de 2020). Deja causar intereses de mora y no dejes pasar el tiempo: la acción prescribe. En el IVA y la renta la venta ya cuenta aunque no te paguen; hay una deducción por cartera perdida. Un abogado del equipo revisa los papeles y te dice cuál camino sale mejor.',
    ],
    links: [call, write],
  },
  {
    topic: 'El dueño me pide el local',
    asked: `el arrendador del local me quiere sacar a los 3 anos diciendo que lo va a ocupar el puede`,
    when: [
      /\b(?:arrend\w+|dueno|propietario|inmobiliaria|arriendo|alquiler)\b/,
      /\b(?:local|negocio|bodega|oficina|establecimiento|tienda|almacen)\b/,
      /\b(?:sacar\w*|saca|desaloj\w+|desocup\w+|entreg\w+|pid\w+|renov\w+|no (?:me )?(?:quiere )?renov\w+|terminar|ocupar\w*|vend\w+|sub\w+|aument\w+|increment\w+)\b/,
    ],
    not: /\b(?:iva|retenc\w+|declar\w+|renta|rut|matricula|factur\w+)\b/,
    text: [
      'Con calma: un local comercial está protegido. Si llevas dos años seguidos o más en él con el mismo negocio, tienes derecho a que te renueven el contrato al vencer, salvo que hayas incumplido, que el dueño lo necesite para vivir o para un negocio suyo sustancialmente distinto del tuyo, o que haya que reconstruirlo o demolerlo (Código de Comercio, art. 518). Si lo quiere para ocuparlo, debe avisarte con seis meses de anticipación a la fecha en que termina el contrato (art. 520); si no avisa a tiempo, se entiende renovado.',
      'Ahora: 1. Lee la fecha de terminación y si el aviso llegó por escrito y cuándo. 2. Sigue pagando cumplido: el incumplimiento te quita el derecho. 3. Responde por escrito pidiendo la causa. 4. Si después no hace lo que dijo, hay indemnización (art. 522). El valor del nuevo canon se negocia, y si no hay acuerdo lo fijan peritos (art. 519). En vivienda la regla es otra (Ley 820 de 2003). ' +
        lawyer,
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: '¿Cómo hago un contrato de arriendo de local?',
    asked: `como hago un contrato de arrendamiento de local`,
    when: [
      /\bcontrato\b/,
      /\b(?:arriendo|arrendamiento|alquiler)\b/,
      /\b(?:hago|hacer|redact\w+|revis\w+|que lleva|clausulas|firmar|modelo|ustedes)\b/,
    ],
    text: [
      'Lo básico: partes y documentos, el inmueble con su matrícula inmobiliaria, el uso permitido, el canon y cómo sube cada año, la fecha y la duración, quién paga servicios, administración, predial y reparaciones, el inventario con fotos, el fiador o la póliza, y cómo se termina. Si quien arrienda es responsable de IVA, el canon de un local lleva IVA y factura; si paga una empresa, retiene.',
      'Antes de firmar: pide el certificado de tradición, comprueba el uso del suelo en la alcaldía y que el que firma sea el dueño o tenga poder. Piensa en la renovación: a los dos años con el mismo negocio nace el derecho a renovar (Código de Comercio, art. 518). Un abogado del equipo lo redacta o lo revisa.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Qué lleva un acuerdo de confidencialidad?',
    asked: `como hago un acuerdo de confidencialidad`,
    when: [/\bconfidencial\w*\b|\bnda\b/],
    not: /\b(?:mis datos|ustedes|quien ve|prestacion de servicios)\b/,
    text: [
      'Es un contrato corto. Lleva: quién entrega y quién recibe la información; qué se considera confidencial y qué no; para qué se puede usar y quién puede verla; cuánto dura, también después de terminar; cómo se devuelve o se borra; qué pasa si se incumple (una multa pactada ayuda); y la ley y el lugar donde se resuelve. Si hay datos de personas, agrega la autorización de la Ley 1581 de 2012.',
      'Fírmalo antes de mostrar nada, con la empresa y con cada persona que entre. La firma electrónica sirve. Un abogado del equipo lo redacta o lo revisa.',
    ],
    links: [write, call],
  },
  {
    topic: 'Alguien incumplió un contrato',
    asked: `que pasa si incumplo un contrato`,
    when: [
      /\bincumpl\w+\b|\bno (?:me )?cumpl\w+\b|\bse ech\w+ para atras\b/,
      /\b(?:contrato|proveedor|cliente|acuerdo|trato|obra|socio|contratista)\b/,
    ],
    not: /\b(?:confidencial\w*|renovar|local|emplead\w+|simple|requisito)\b/,
    text: [
      'Quien cumple puede escoger: exigir que el otro cumpla o terminar el contrato, en los dos casos con indemnización de lo que perdió (Código Civil, art. 1546, y Código de Comercio, art. 870). Si tú eres quien no puede cumplir, avisa pronto y por escrito: un acuerdo casi siempre sale más barato.',
      'Ahora: 1. Lee qué dice el contrato de plazos, multas, terminación y conciliación o arbitraje. 2. Guarda correos, pagos y entregas. 3. Escribe un requerimiento con fecha y un plazo para cumplir. 4. No dejes de cumplir lo tuyo sin hablarlo: te puede volver el incumplido. ' +
        lawyer,
    ],
    links: [call, write],
  },
  {
    topic: 'Un cheque sin fondos',
    asked: `me quieren cobrar un cheque sin fondos`,
    when: [
      /\bcheques?\b/,
      /\b(?:sin fondos|no (?:tiene|tenia|paga\w*)|devuelt\w+|devolv\w+|protest\w+|chimb\w+|rebot\w+|cobrar\w*)\b/,
    ],
    text: [
      'Si recibiste el cheque: preséntalo en el banco dentro de los 15 días desde su fecha (misma ciudad) o un mes (otra ciudad) y pide que escriban por qué no lo pagan (Código de Comercio, art. 718). Si se presentó a tiempo y no se pagó por culpa de quien lo giró, te debe además el 20% del valor (art. 731). Se cobra primero por escrito y, si no, en proceso ejecutivo; girar sin fondos a sabiendas puede ser delito (Código Penal, art. 248).',
      'Si tú lo giraste: llama hoy a quien lo tiene, cúbrelo o acuerda por escrito y recoge el cheque; así evitas el cobro y la sanción. Un abogado del equipo mira fechas y papeles contigo.',
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: '¿Cómo doy un poder?',
    asked: `como hago un poder para que mi hermano firme`,
    when: [
      /\bpoder\b/,
      /\b(?:hago|hacer|doy|dar|firm\w+|notari\w+|autenti\w+|herman\w+|espos\w+|otra persona|tercero|represent\w+|consulado)\b/,
    ],
    not: /\b(?:voy a poder|como poder|para poder|sin poder|al poder|poder (?:adquisitivo|factur\w+|entrar|ver|sacar|pagar|declarar|descargar|cambiar|hacer))\b/,
    text: [
      'Un poder especial dice quién lo da, a quién (nombre y cédula), para qué acto exacto y hasta cuándo; lo firmas y lo autenticas en una notaría, y el apoderado firma que acepta. Desde el exterior se hace en el consulado o con apostilla. Para vender un inmueble o representar en todo se usa un poder general, por escritura pública.',
      'Ante la DIAN: el apoderado se inscribe en el RUT y usa su propia firma electrónica; nunca prestes la tuya. Para una asamblea basta un poder escrito con la fecha de la reunión (Código de Comercio, art. 184). Dinos para qué es y un abogado del equipo te da el texto.',
    ],
    links: [write, call],
  },
  {
    topic: 'Mi socio quiere vender su parte',
    asked: `mi socio quiere vender su parte a un tercero yo tengo prioridad`,
    when: [
      /\bsoci[oa]s?\b/,
      /\bvend\w+\b/,
      /\b(?:parte|acciones|cuotas|participacion|tercero|prioridad|preferencia|primero)\b/,
    ],
    not: /\bcomo vendo\b|\bquiero vender\b|\bvendo mis\b|\bvend(?:er)?(?:me|nos)\b|\b(?:me|nos) (?:quiere[n]? )?vend\w+|\bimpuestos?\b/,
    text: [
      'Tienes prioridad si los estatutos traen derecho de preferencia: entonces el socio debe ofrecer primero a la sociedad o a los demás, con precio y plazo. En una S.A.S. mandan los estatutos: si no dicen nada, puede vender a quien quiera; y una venta que se salta lo que dicen no vale (Ley 1258 de 2008, arts. 13 y 15). En una limitada la preferencia viene de la ley (Código de Comercio, arts. 363 a 365).',
      'Ahora: 1. Lee en los estatutos «negociación de acciones» o «derecho de preferencia» y los plazos. 2. Pídele por escrito la oferta: comprador, número de acciones, precio y forma de pago. 3. Responde dentro del plazo, por escrito. 4. Pide que no se anote la venta en el libro de accionistas mientras tanto. Un abogado del equipo lo mira contigo hoy si el plazo ya corre.',
    ],
    links: [call, write],
  },
  {
    topic: 'Me demandan por una deuda',
    asked: `me van a demandar por una deuda de la empresa`,
    when: [
      /\bdemand\w+\b/,
      /\b(?:deuda|deb\w+|empresa|cobr\w+|cliente|proveedor|banco|me (?:van a )?demand\w+|notific\w+)\b/,
    ],
    not: /\b(?:despedir\w*|despido|despid\w+|echarlo|echarla|llega tarde|emplead\w+|trabajador\w*|laboral|jefe|patron\w*|como demando|quiero demandar|puedo demandar|contador|alimentos|dian)\b/,
    text: [
      'Con calma: una demanda se contesta, y dejarla pasar es lo único grave. El plazo corre desde que te notifican y es corto (días hábiles); está en el auto del juez.',
      'Ahora: 1. Anota el día y cómo te llegó (correo, aviso o en persona). 2. Busca el juzgado, el número del proceso y qué cobran; en www.ramajudicial.gov.co se consulta. 3. Reúne contrato, facturas, pagos y mensajes. 4. Busca abogado hoy: en un proceso ejecutivo hay pocos días para pagar o proponer excepciones. 5. Si la deuda es de una S.A.S., tus bienes no responden, salvo que hayas firmado como fiador o haya fraude (Ley 1258 de 2008, arts. 1 y 42). Si aún no demandan, propón un acuerdo por escrito. Llámanos con el documento; si no puedes pagar abogado, un consultorio jurídico o la Defensoría orientan gratis.',
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: 'Somos dos socios por mitades y no hay acuerdo',
    asked: `tenemos la empresa mitad y mitad y quedamos empatados, que pasa si la votacion de los socios queda empatada, mi socio y yo tenemos 50 por ciento cada uno y vota en contra de todo, empate en la junta de socios,
la sociedad esta bloqueada por los dos dueños, como se desempata una asamblea de accionistas, dos accionistas iguales y no aprueban los estados financieros, mi socia no va a las asambleas y no hay quorum, peleamos los dos socios y nadie decide, que quorum necesita una asamblea de accionistas, con que mayoria deciden los socios de una sas`,
    text: [
      'Con empate no se aprueba: en una S.A.S. hace falta al menos la mitad más una de las acciones presentes, si los estatutos no piden más, y para reunirse, la mitad más una de las suscritas (Ley 1258 de 2008, art. 22). Lo que ya estaba decidido sigue igual: el representante legal, la nómina y los impuestos no se detienen.',
      'Ahora: 1. Busca en los estatutos y acuerdos de accionistas si hay desempate, árbitro u opción de compra. 2. Propón por escrito otra reunión, con cifras, o un conciliador. 3. Pongan precio: que uno le compre al otro con un balance a la fecha. 4. Si la empresa de verdad queda sin poder funcionar, la Superintendencia de Sociedades puede decidir si hay causa para disolverla. No firmes ni saques plata solo.',
    ],
    links: [write, call],
  },
]

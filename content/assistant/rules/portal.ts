import { call, mail, recover, signIn } from '../reply-links'
import type { Rule } from '../rules'

const contact = { href: '/contacto', label: 'Escribir al equipo' } as const

export const ours = true

export const rules: readonly Rule[] = [
  {
    topic: 'El NIT de mi empresa ya está registrado',
    asked: `me dice que esa empresa ya tiene cuenta, al crear la cuenta sale nit duplicado, el portal no me deja porque el nit ya se uso, alguien registro mi empresa en el portal, mi empresa ya aparece registrada y no fui yo, el numero de nit ya esta en uso, quiero entrar y otra persona registro el nit, no puedo crear la cuenta de la empresa porque ya existe`,
    when: [
      /\b(?:nit|empresa)\b/,
      /\b(?:ya (?:existe|esta|aparece|figura|fue|tiene (?:un |una )?(?:cuenta|usuario)|se uso)|en uso|repetid[oa]|duplicad[oa])\b/,
      /\b(?:registr\w+|cuenta|portal|crear)\b/,
    ],
    not: /\b(?:rues|camara|dian|rut|marca|digito|nombre de (?:la|mi) empresa|homonim\w+|banco|bancaria|cuenta de cobro|factur\w+)\b/,
    text: [
      'Es que esa empresa ya está en el portal: la registró otra persona de tu empresa, quien te llevaba la contabilidad antes o nosotros al empezar. No hace falta otro registro. Ahora: 1. Pregunta en tu empresa quién lo hizo y pídele que te invite en «Personas» con tu correo. 2. Mira si tienes otro correo con el que ya entraste: puedes pedir un enlace para cambiar la contraseña.',
      'Si nadie sabe quién fue, llama o escribe con el NIT y el nombre de la empresa: comprobamos que la representas y te damos acceso, o quitamos a quien no deba estar. No compartas claves para entrar.',
    ],
    links: [signIn, recover, call],
  },
  {
    topic: '¿Puedo sacar mis facturas a Excel?',
    asked: `puedo exportar mis facturas a excel`,
    when: [/\b(?:excel|csv|exportar|export\w+|hoja de calculo)\b/],
    not: /\b(?:exterior|importac\w+|iva|estados financieros se pueden|llevar (?:la )?contabilidad|exportador\w*|exportacion\w*|vend\w+)\b/,
    text: [
      'En «Facturas» del portal puedes descargar la lista en CSV o en Excel, con las fechas que escojas. Si necesitas otro corte (un año, un proveedor, para el banco), pídelo a tu asesor en «Mensajes».',
      'También puedes bajar de la DIAN el listado de todas tus facturas electrónicas emitidas y recibidas, con tu usuario.',
    ],
    links: [{ href: '/portal/facturas', label: 'Ir a facturas' }, call],
  },
  {
    topic: 'No puedo firmar en el portal',
    asked: `me sale error al firmar`,
    when: [/\bfirm\w+\b/, /\b(?:error|no (?:puedo|me deja)|falla|no llega el codigo|no funciona|me sale)\b/],
    not: /\b(?:rut|dian|muisca|vence hoy|hoy vence|emplead\w+|cliente|revisor)\b/,
    text: [
      'Prueba así: 1. Recarga la página y abre el documento hasta el final: el botón aparece cuando lo leíste completo. 2. El código llega al correo con que te invitaron; mira «Correo no deseado» y usa el último, porque los anteriores dejan de servir. 3. Si pasó el tiempo, pide otro código. 4. Cambia de navegador o quita el bloqueador. 5. Si te invitaron con otro correo, entra con ese o pide que te lo cambien.',
      'Si sigue igual, llámanos con la hora y el texto del error, y di si vence hoy. Si la firma que falla es la electrónica de la DIAN, es otra: se recupera en www.dian.gov.co.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: 'El portal cierra mi sesión',
    asked: `el portal me saca a cada rato`,
    when: [
      /\b(?:portal|sesion|pagina)\b/,
      /\b(?:me saca|se cierra|cierra la sesion|cada rato|me bota|sale solo|expira\w*)\b/,
    ],
    text: [
      'La sesión se cierra en los demás equipos cuando cambias la contraseña, y también si el navegador borra las cookies. Para que dure: entra siempre por la misma dirección, permite las cookies de este sitio (una ventana privada o un antivirus las borra) y no uses dos cuentas en el mismo navegador. Guarda lo que escribes antes de dejarlo abierto.',
      'Si te saca mientras trabajas, llámanos con la hora, el navegador y la página donde pasó: lo revisamos.',
    ],
    links: [signIn, call],
  },
  {
    topic: '¿Dónde veo lo que debo de impuestos?',
    asked: `como veo cuanto debo de impuestos en el portal`,
    when: [
      /\bimpuestos?\b/,
      /\b(?:portal|cuenta|ven|veo|ver|donde|sale)\b/,
      /\b(?:portal|debo pagar en el|por pagar)\b/,
    ],
    text: [
      'En «Calendario» del portal está cada obligación con su fecha, su estado y, cuando el equipo la presenta, el valor y el recibo. Lo que espera algo tuyo sale en «Solicitudes». Lo que le debes a la firma está en «Honorarios», que es otra cosa.',
      'Lo que figura ante la DIAN se mira entrando tú a www.dian.gov.co, «Obligación financiera»: si no cuadra con el portal, escríbele a tu asesor en «Mensajes».',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: '¿Dónde subo el RUT u otro papel?',
    asked: `no encuentro donde subir el rut`,
    when: [
      /\b(?:donde|no encuentro|como)\b/,
      /\b(?:sub\w+|cargo|cargar|adjunt\w+|mando)\b/,
      /\b(?:rut|cedula|extractos?|contrato\w*|camara|papeles|certificado\w*|soportes?|documentos?)\b/,
    ],
    not: /\bfacturas?\b|\bdian\b/,
    text: [
      'Si te lo pidieron: en «Solicitudes», abre la petición y súbelo ahí, que queda marcado como entregado. Si estás en el registro, el RUT va en tu solicitud, con los datos de la empresa. Si nadie lo pidió, adjúntalo a tu asesor en «Mensajes». Las facturas van en «Facturas». Hasta 10 MB, en PDF, JPG o PNG.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: 'Me llaman demasiado',
    asked: `me llaman mucho de ustedes`,
    when: [
      /\b(?:llam\w+|escrib\w+)\b/,
      /\b(?:mucho|demasiado|a cada rato|todos los dias|no quiero|dejen|acos\w+|insist\w+)\b/,
      /\b(?:ustedes|de ustedes|su empresa|me llaman|publicidad)\b/,
    ],
    not: /\b(?:dian|banco|estafa|ugpp)\b/,
    text: [
      'Perdona la molestia: pide que no te llamen más escribiendo al correo de abajo con el asunto «Datos personales» y el número; no hace falta dar razones, y respondemos en 15 días hábiles (Ley 1581 de 2012). Los mensajes comerciales solo se permiten de lunes a viernes de 7 a. m. a 7 p. m. y sábados de 8 a. m. a 3 p. m., nunca domingos ni festivos (Ley 2300 de 2023).',
      'Si no habías dejado tus datos con nosotros, o la llamada pide plata o claves, puede no ser de la firma: no des nada y cuéntanos el número.',
    ],
    links: [mail, { href: '/tratamiento-datos', label: 'Cómo tratamos tus datos' }, call],
    calms: true,
  },

  {
    topic: '¿Qué formatos recibe el portal y sirven fotos?',
    asked: `que formatos puedo subir me deja mandar fotos de las facturas o solo pdf y xml`,
    when: [
      /\b(?:formatos?|fotos?|pdf|jpg|png|xml|zip|excel|word|escane\w+|pesa\w*|tamano|megas)\b/,
      /\b(?:subir|mandar|enviar|recib\w+|acept\w+|cargar|deja|sirve\w*|subo|formatos?)\b/,
    ],
    not: /\b(?:autoriz\w+|acceso|no (?:me )?(?:carga|deja|sube|abre|puedo|pude)|se (?:me )?queda|dando vueltas|dian|cufe|renta|nomina electronica|generar|programa)\b/,
    text: [
      'Sí puedes mandar fotos: recibimos PDF, JPG, PNG y XML, hasta 10 MB cada archivo, y varios a la vez o en un ZIP. Desde el celular, en «Facturas», puedes tomar la foto ahí mismo: que se vea completa, derecha y con buena luz.',
      'Si es factura electrónica y tienes el XML (o el ZIP que llega al correo), súbelo: es el documento que validó la DIAN y se lee solo; la foto o el PDF se revisan a mano. Excel y Word no van en «Facturas»: envíalos a tu asesor en «Mensajes».',
    ],
    links: [{ href: '/portal/facturas', label: 'Ir a facturas' }, call],
  },
  {
    topic: '¿Vale la firma hecha en el portal?',
    asked: `me llego un aviso de que tengo un documento por firmar en el portal es valida esa firma`,
    when: [
      /\bfirm\w+\b/,
      /\b(?:portal|electronic\w*|documento|codigo|ustedes)\b/,
      /\b(?:valid\w+|vale\w*|legal\w*|sirve\w*|segur\w+|confi\w+)\b/,
    ],
    not: /\b(?:dian|muisca|renov\w+|quien firma|contador|revisor|renuncia)\b/,
    text: [
      'Sí es válida: en Colombia una firma electrónica vale como la de papel si es confiable para el fin y se puede probar quién firmó y que nada cambió (Ley 527 de 1999, art. 7, y Decreto 2364 de 2012). En el portal lees el documento completo, escribes el código que llega a tu correo y queda el registro con fecha, hora y la huella del archivo, que puedes descargar.',
      'No sirve para lo que la ley pide en escritura pública o ante notario, ni reemplaza la firma electrónica de la DIAN. Entra siempre tú al portal, en «Firmas», y no desde un correo que no esperabas; si dudas de qué te piden firmar, llámanos antes.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: '¿Puedo dar acceso sin que vea todo?',
    asked: `como le doy acceso a mi asistente, puedo darle acceso al portal a mi secretaria sin que vea las cifras`,
    when: [
      /\b(?:acceso|usuario|permiso\w*|invit\w+|entrar|vea|ver)\b/,
      /\b(?:secretari\w+|asistente|emplead\w+|socio|auxiliar|sobrin\w+|otra persona|alguien|(?:le )?doy acceso|dar(?:le)? acceso)\b/,
      /\b(?:portal|sin que vea|solo|no vea|acceso|limit\w+)\b/,
    ],
    not: /\bquit\w+|\bdian\b|\bultima vez\b|\botra empresa\b/,
    text: [
      'Sí. En «Personas», el dueño de la empresa invita por correo y elige qué puede ver o hacer cada quien: «Solo lectura» mira y descarga; «Auxiliar» sube facturas, escribe y pide citas, y no ve las cifras; «Contador interno» puede todo, menos invitar, eliminar y cambiar la empresa. Cada persona entra con su correo y su contraseña: no prestes la tuya.',
      'Lo que se publica en «Documentos» lo ven todos los invitados, con cualquier rol: si hay papeles de nómina o de socios que alguien no debe ver, pide en «Mensajes», antes de invitarlo, que no se publiquen ahí. Quitar el acceso es en el mismo sitio y es inmediato.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: 'Quiero que me cambien de asesor',
    asked: `no me gusta la asesora que me toco como la cambio, quiero otro contador de la firma, me pueden asignar a otra persona, si cambio de asesor se pierde lo que hizo, el contador que me asignaron es super grosero quiero que me lo cambien`,
    when: [
      /\b(?:grosero|groser\w+|mal(?:a)? (?:atencion|trat\w+)|cambi\w+|otro|otra|no me gusta|maltrat\w+|incompetente)\b/,
      /\b(?:contador\w*|asesor\w*|persona que me atiende)\b/,
      /\b(?:asign\w+|ustedes|me lo cambien|que me cambien|cambiar de asesor|grosero|groser\w+|otro asesor|de la firma)\b/,
    ],
    not: /\b(?:cambiar(?:me)? de contador|el (?:que|q) tengo|actual|anterior|entreg\w+|compar\w+|me cobran?|diferencia|precios?|mas barat\w+)\b/,
    text: [
      'Lo sentimos: eso no debe pasar, y puedes pedir otro asesor. Tu queja o reclamo se recibe por escrito y queda con fecha. Escribe al correo de abajo con el asunto «Cambio de asesor»: tu nombre, tu empresa, qué pasó y cuándo. Si prefieres contarla, llama y pide hablar con quien dirige el equipo.',
      'Tus papeles y fechas no se pierden con el cambio: todo está en el portal. Si algo vence en estos días, dilo primero.',
    ],
    links: [mail, call],
    calms: true,
  },
  {
    topic: 'Me cobran algo que ya pagué',
    asked: `me estan cobrando un mes que ya pague pesimo servicio`,
    when: [
      /\b(?:cobr\w+|factura|mensualidad|mes)\b/,
      /\b(?:ya (?:lo |la |los |las )?(?:pague|pagamos|pagaron|pagad[oa]s?|habia pagado|cancele|cancelamos)|que ya pague|dos veces|doble|de mas|cobro doble)\b/,
      /\b(?:ustedes|firma|servicio|mes|mensualidad|me estan cobrando|honorarios|me cobr\w+)\b/,
    ],
    not: /\b(?:dian|iva|impuesto\w*|predial|retenc\w+|emplead\w+|cliente|camara|banco me|secretaria|eps|arl|pila|planillas?|clinica|prestacion de servicios|cuentas? de cobro)\b/,
    text: [
      'Lo sentimos, lo revisamos. En el portal, en «Honorarios», está cada cobro con su fecha y su estado. Escribe al correo de abajo, o a tu asesor en «Mensajes», con el mes, el valor y el comprobante del pago (fecha, banco y número): tu queja o reclamo queda con fecha y te responden por escrito. No pagues otra vez mientras tanto.',
      'Si el cobro llegó por un mensaje raro o a otra cuenta, no consignes y llámanos: puede no ser nuestro.',
    ],
    links: [mail, call, { href: '/portal', label: 'Ir al portal' }],
    calms: true,
  },

  {
    topic: 'No puedo entrar al portal',
    asked: `no puedo entrar al portal me dice contrasena incorrecta y estoy segura que es esa`,
    when: [
      /\bno (?:puedo|me deja|logro|pude|entra|abre)\b|\bcontrasena (?:incorrecta|errada|mala|invalida)\b|\bclave (?:incorrecta|errada|mala)\b/,
      /\b(?:entrar|ingresar|iniciar|sesion|contrasena|portal|acceder|login)\b/,
    ],
    not: /\b(?:rut|dian|muisca|codigo\w*|celular|app|vacio|archivo|subir|firmar|pdf|correo que|nueva)\b/,
    text: [
      'Prueba en este orden: 1. Escribe la contraseña a la vista, con «Mostrar lo que escribes»: que no tenga mayúsculas activadas, un espacio al final ni la haya cambiado el teclado del celular. 2. Mira el correo: debe ser el mismo con que te registraste; otro correo es otra cuenta. 3. Si el navegador la guarda, bórrala y escríbela a mano, o abre una ventana privada. 4. Después de varios intentos espera unos minutos.',
      'Si sigue igual, aunque estés seguro, pide un enlace para poner una nueva: llega al correo de la cuenta, sirve una vez y por poco tiempo. Si no llega, mira «Correo no deseado». Y si algo vence hoy, llámanos: una persona comprueba que eres tú y te ayuda.',
    ],
    links: [recover, signIn, call],
  },
  {
    topic: '¿Cómo agrego otra empresa al portal?',
    asked: `como agrego otra empresa en el portal`,
    when: [
      /\b(?:otra|segunda|nueva|varias|dos) empresas?\b|\bagreg\w+ (?:una |otra )?empresa\b/,
      /\b(?:portal|agreg\w+|anad\w+|ver|cuenta|mismo (?:correo|usuario))\b/,
    ],
    not: /\b(?:renta|retien\w+|trabaj\w+|emplead\w+|sueldo)\b/,
    text: [
      'Con el mismo correo puedes entrar a varias empresas y se cambia de una a otra en la cabecera del portal. Si otra persona ya la tiene, que te invite en «Personas» con tu correo. Si es una empresa nueva para nosotros, escríbele a tu asesor en «Mensajes» con su nombre, NIT y RUT, o regístrala con el formulario: el equipo la revisa y te avisa por correo.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, contact, call],
  },
  {
    topic: '¿Cómo descargo algo del portal?',
    asked: `como descargo una factura del portal`,
    when: [
      /\b(?:descarg\w+|bajar|imprimir)\b/,
      /\b(?:portal|facturas?|documento\w*|declaracion\w*|certificado\w*|estados financieros)\b/,
    ],
    not: /\b(?:registr\w+|aprueb\w+|aprob\w+|dian|rut|camara|no (?:puedo|me deja)|bajar (?:la|el|mi)|compr\w+|vend\w+|ofrec\w+|ilegal\w*|impuesto\w*|xml no)\b/,
    text: [
      'Entra al portal. Una factura: en «Facturas», ábrela y usa «Descargar». Un informe, un certificado o un estado financiero: en «Documentos». Una declaración presentada y su recibo: en «Calendario», en la fecha que ya está cumplida. Si no aparece, quizá el equipo aún no la publicó: pídela a tu asesor en «Mensajes» con el mes.',
    ],
    links: [
      { href: '/portal/facturas', label: 'Ir a facturas' },
      { href: '/portal', label: 'Ir al portal' },
      call,
    ],
  },
  {
    topic: '¿Quién más ve lo que subo?',
    asked: `quien mas ve los documentos que yo subo los venden o los comparten con bancos`,
    when: [
      /\bquien(?:es)? (?:\w+ ){0,3}(?:ven?|ver|verian?|mira[nr]?|lee[nr]?|accede\w*|acceso)\b|\b(?:otr[oa]s|todos|alguien|ustedes|bancos?|google) (?:\w+ ){0,2}(?:ven?|ver|mira[nr]?)\b|\b(?:venden|comparten|pasan|entregan) (?:\w+ )?(?:mis?|nuestr[oa]s?)\b|\b(?:los|las|lo|la) (?:venden|comparten)\b|\bcompart\w+ (?:\w+ ){0,4}(?:con|a) (?:\w+ )?(?:bancos?|terceros|otr[oa]s)\b|\b(?:es|son|estan?|queda[nr]?) (?:\w+ ){0,3}(?:segur[oa]s?|privad[oa]s?|confidencial\w*)\b/,
      /\b(?:documentos?|datos|informacion|facturas?|archivos)\b/,
    ],
    not: /\b(?:documentos? soportes?|quien me|segur[oa]s? (?:de|que|si)|sac\w+|vend\w+ facturas|dian (?:ve|sabe)|como veo|quiero ver|no veo|borr\w+|subir|acuerdo)\b/,
    calms: true,
    text: [
      'Los ven solo las personas de tu empresa que invitas en «Personas» y el equipo de la firma que atiende tu caso. No los vendemos ni los compartimos con bancos; a una entidad como la DIAN va lo que la ley manda declarar o lo que tú autorizas. Los contadores tenemos además secreto profesional (Ley 43 de 1990).',
      'Viajan cifrados, se entra con contraseña y puedes pedir un segundo paso en «Mi cuenta». Qué proveedores técnicos los guardan y para qué lo dice la política de tratamiento de datos. Para conocer, corregir o borrar lo tuyo escribe al correo de abajo: consultas en 10 días hábiles y reclamos en 15 (Ley 1581 de 2012).',
    ],
    links: [{ href: '/tratamiento-datos', label: 'Cómo tratamos tus datos' }, mail, call],
  },
  {
    topic: 'Mi asesor no me responde',
    asked: `mi contador de ustedes no me contesta`,
    when: [
      /\b(?:asesor\w*|contador\w*)\b/,
      /\b(?:ustedes|mi|de la firma|la (?:contadora|asesora)|el asesor)\b/,
      /\bno (?:me |nos )?(?:contest\w+|respond\w+|ha contest\w+|ha respond\w+|aparec\w+)|\bnada que (?:contest\w+|respond\w+)|\bnadie (?:me |nos )?(?:ha )?(?:contest|respond|llam)\w+/,
    ],
    not: /\b(?:libros|entreg\w+|claves|anterior|antiguo|otro contador|cambiarme|se perdio)\b/,
    text: [
      'Lo sentimos: debe responderte alguien. Si es tu asesor en nuestra firma: 1. Escríbele en «Mensajes» del portal, para que quede con fecha. 2. Si no hay respuesta o algo vence en estos días, llama en horario y di tu empresa y qué vence: otra persona lo toma. 3. Si quieres dejar queja, escríbela al correo de abajo con tu nombre, qué pediste y cuándo; queda radicada y te responden por escrito.',
      'Si es un contador de afuera, lo tuyo (libros, soportes y claves) es tuyo: recupera tu firma electrónica en la DIAN y pídele la entrega por escrito; la Junta Central de Contadores recibe quejas.',
    ],
    links: [call, mail, { href: '/portal', label: 'Ir al portal' }],
    calms: true,
  },
  {
    topic: '¿Cómo cierro mi cuenta o dejo de recibir correos?',
    asked: `como elimino mi cuenta`,
    when: [
      /\b(?:elimin\w+|borr\w+|cerr\w+|cancel\w+)\b/,
      /\b(?:mi cuenta|mi usuario|la cuenta del portal|cuenta en el portal)\b/,
    ],
    not: /\b(?:banco|ahorros|nequi|dian)\b/,
    text: [
      'En el portal, en «Mi cuenta», puedes descargar tus datos y pedir que se elimine la cuenta; si no puedes entrar, escríbelo al correo de abajo con el asunto «Datos personales». Respondemos los reclamos en 15 días hábiles (Ley 1581 de 2012, art. 15). Lo que la ley obliga a guardar, como la contabilidad de una empresa, se conserva el tiempo que ella dice, sin usarse para otra cosa.',
    ],
    links: [
      { href: '/portal', label: 'Ir al portal' },
      mail,
      { href: '/tratamiento-datos', label: 'Cómo tratamos tus datos' },
    ],
  },
  {
    topic: 'No quiero recibir más correos',
    asked: `no quiero que me lleguen mas correos de publicidad suyos`,
    when: [
      /\b(?:dej\w+|no (?:me )?(?:mand\w+|env\w+|escrib\w+|quiero)|paren|parar|quit\w+|cancel\w+|desuscrib\w+|darme de baja)\b/,
      /\b(?:correos?|mensajes?|publicidad|notificacion\w*|promocion\w*|llamad\w+)\b/,
      /\b(?:mand\w+|env\w+|recib\w+|publicidad|promocion\w*|lista|suscri\w+|escrib\w+|llam\w+)\b/,
    ],
    not: /\b(?:no me llega|dian|no (?:me )?llegan|tareas?|vencid[ao]s?|extractos?|en rojo)\b/,
    text: [
      'Listo, es tu derecho: pídelo al correo de abajo con el asunto «Datos personales» y di el correo o el teléfono que hay que quitar; no hace falta decir por qué (Ley 1581 de 2012, art. 8). Si eres cliente, en «Mi cuenta», «Avisos por correo», escoges además qué avisos llegan.',
      'Los que dependen de tu servicio, como un vencimiento o una firma pendiente, siguen mientras seas cliente. Respondemos en 15 días hábiles; si no quedas conforme, puedes ir a la Superintendencia de Industria y Comercio.',
    ],
    links: [mail, { href: '/tratamiento-datos', label: 'Cómo tratamos tus datos' }, call],
  },
]

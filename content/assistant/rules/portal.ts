import { call, mail, recover, signIn } from '../reply-links'
import type { Rule } from '../rules'

const contact = { href: '/contacto', label: 'Escribir al equipo' } as const

/** Answers about the client portal and what a client of the firm asks. */
export const rules: readonly Rule[] = [
  {
    topic: 'No puedo entrar al portal',
    when: [
      /\bno (?:puedo|me deja|logro|pude|entra|abre)\b|\bcontrasena (?:incorrecta|errada|mala|invalida)\b|\bclave (?:incorrecta|errada|mala)\b/,
      /\b(?:entrar|ingresar|iniciar|sesion|contrasena|portal|acceder|login)\b/,
    ],
    not: /\b(?:dian|muisca|codigo\w*|celular|app|vacio|archivo|subir|firmar|pdf|correo que|nueva)\b/,
    text: [
      'Prueba en este orden: 1. Escribe la contraseña a la vista, con «Mostrar lo que escribes»: que no tenga mayúsculas activadas, un espacio al final ni la haya cambiado el teclado del celular. 2. Mira el correo: debe ser el mismo con que te registraste; otro correo es otra cuenta. 3. Si el navegador la guarda, bórrala y escríbela a mano, o abre una ventana privada. 4. Después de varios intentos espera unos minutos.',
      'Si sigue igual, aunque estés seguro, pide un enlace para poner una nueva: llega al correo de la cuenta, sirve una vez y por poco tiempo. Si no llega, mira «Correo no deseado». Y si algo vence hoy, llámanos: una persona comprueba que eres tú y te ayuda.',
    ],
    links: [recover, signIn, call],
  },
  {
    topic: '¿Cómo agrego otra empresa al portal?',
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
    when: [
      /\b(?:descarg\w+|bajo|bajar|imprimir)\b/,
      /\b(?:portal|facturas?|documento\w*|declaracion\w*|certificado\w*|estados financieros)\b/,
    ],
    not: /\b(?:dian|rut|camara|no (?:puedo|me deja)|bajar (?:la|el|mi)|compr\w+|vend\w+|ofrec\w+|ilegal\w*|impuesto\w*|xml no)\b/,
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
    when: [
      /\b(?:quien|quienes|ven|ve|comparten|venden|comparto|seguro\w*|privad\w+|confidencial\w*|terceros)\b/,
      /\b(?:documentos?|datos|informacion|facturas?|archivos)\b/,
      /\b(?:ve|ven|vend\w+|compart\w+|bancos?|terceros|acceso|segur\w+|privad\w+|confidencial\w*)\b/,
    ],
    not: /\b(?:sac\w+|vend\w+ facturas|dian (?:ve|sabe)|como veo|quiero ver|no veo|borr\w+|subir|acuerdo)\b/,
    calms: true,
    text: [
      'Los ven solo las personas de tu empresa que invitas en «Personas» y el equipo de la firma que atiende tu caso. No los vendemos ni los compartimos con bancos; a una entidad como la DIAN va lo que la ley manda declarar o lo que tú autorizas. Los contadores tenemos además secreto profesional (Ley 43 de 1990).',
      'Viajan cifrados, se entra con contraseña y puedes pedir un segundo paso en «Mi cuenta». Qué proveedores técnicos los guardan y para qué lo dice la política de tratamiento de datos. Para conocer, corregir o borrar lo tuyo escribe al correo de abajo: consultas en 10 días hábiles y reclamos en 15 (Ley 1581 de 2012).',
    ],
    links: [{ href: '/tratamiento-datos', label: 'Cómo tratamos tus datos' }, mail, call],
  },
  {
    topic: 'Mi asesor no me responde',
    when: [
      /\b(?:asesor\w*|contador\w*)\b/,
      /\b(?:ustedes|mi|de la firma)\b/,
      /\bno (?:me |nos )?(?:contest\w+|respond\w+|ha contest\w+|ha respond\w+|aparec\w+)|\bnada que (?:contest\w+|respond\w+)/,
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
    when: [
      /\b(?:dej\w+|no (?:me )?(?:mand\w+|env\w+|escrib\w+|quiero)|par\w+|quit\w+|cancel\w+|desuscrib\w+|darme de baja)\b/,
      /\b(?:correos?|mensajes?|publicidad|notificacion\w*|promocion\w*|llamad\w+)\b/,
      /\b(?:mand\w+|env\w+|recib\w+|publicidad|promocion\w*|lista|suscri\w+|escrib\w+|llam\w+)\b/,
    ],
    not: /\b(?:no me llega|dian|no (?:me )?llegan)\b/,
    text: [
      'Listo, es tu derecho: pídelo al correo de abajo con el asunto «Datos personales» y di el correo o el teléfono que hay que quitar; no hace falta decir por qué (Ley 1581 de 2012, art. 8). Si eres cliente, en «Mi cuenta», «Avisos por correo», escoges además qué avisos llegan.',
      'Los que dependen de tu servicio, como un vencimiento o una firma pendiente, siguen mientras seas cliente. Respondemos en 15 días hábiles; si no quedas conforme, puedes ir a la Superintendencia de Industria y Comercio.',
    ],
    links: [mail, { href: '/tratamiento-datos', label: 'Cómo tratamos tus datos' }, call],
  },
]

import { maxFileMegabytes } from './upload-limit'

const plural = (n: number, one: string, many: string) => (n === 1 ? one : many)

export const mailPrograms = ['gmail', 'outlook'] as const
export type MailProgram = (typeof mailPrograms)[number]

type Guide = { label: string; steps: readonly { text: string; code?: boolean; note?: string }[] }

export const incomingMailText = {
  title: 'Reenvía tus facturas',
  menu: 'Correo para facturas',
  crumb: 'Facturas',
  subtitle: 'Tú o tus proveedores las mandan a este correo y entran solas a revisión.',
  company: 'tu empresa',
  off: {
    title: 'Todavía no recibimos facturas por correo',
    text: 'Mientras tanto, súbelas en Facturas: llegan igual a revisión.',
    action: 'Ir a Facturas',
  },
  address: {
    label: (company: string) => `El correo de ${company}`,
    takes: `Acepta XML, PDF, ZIP y fotos, hasta ${maxFileMegabytes}\u00a0MB por archivo. Solo de los remitentes que permitas.`,
    copy: 'Copiar correo',
    copied: 'Copiado',
    share: 'Pasárselo a un proveedor',
    shareSubject: 'Correo para enviarnos tus facturas electrónicas',
    shareBody: (company: string, address: string) =>
      `Hola:\n\nDesde ahora, por favor envía las facturas electrónicas de ${company} a este correo:\n\n${address}\n\nGracias.`,
  },
  change: {
    title: '¿Se lo diste a quien no era?',
    text: 'Cambia la dirección. La anterior deja de recibir en el acto y te decimos a quién avisarle.',
    button: 'Cambiar dirección',
    confirm: {
      title: '¿Cambiar la dirección?',
      text: 'La de ahora deja de recibir en el acto. Lo que llegue a ella no se guarda, y aquí verás quién sigue escribiendo allí.',
      yes: 'Cambiar dirección',
      no: 'Dejarla como está',
    },
    done: 'Tienes una dirección nueva',
    failed: 'No se cambió la dirección',
    retired: 'Avísales: todavía escriben a la dirección anterior',
    mails: (n: number) => plural(n, '1 correo', `${n} correos`),
  },
  list: {
    title: 'Lo que llegó',
    note: 'Últimos 30 días',
    today: 'Hoy',
    yesterday: 'Ayer',
    nobody: 'Sin remitente',
    noSubject: 'Sin asunto',
    sum: (mails: number) => plural(mails, '1 correo', `${mails} correos`),
    newest: (n: number) => `Aquí ves los ${n} más recientes.`,
    empty: {
      title: 'Todavía no ha llegado nada',
      text: 'Reenvía una factura ahora: la verás aquí en menos de un minuto.',
    },
    paused: {
      title: 'El correo está en pausa',
      text: (n: number) =>
        `${plural(n, 'Espera 1 mensaje', `Esperan ${n} mensajes`)}. Lo que ya entró está a salvo.`,
      button: 'Revisar y reactivar',
      failed: 'No se reactivó el correo',
      done: 'Los estamos leyendo',
    },
    failed: 'No pudimos hacerlo',
    original: 'Bajar el original',
    files: 'Ver los archivos',
  },
  act: {
    allow: 'Permitir y revisar',
    which: (domain: string) => `¿Solo este correo o todo @${domain}?`,
    address: 'Solo este correo',
    domain: (domain: string) => `Todo @${domain}`,
    keep: 'Cancelar',
    once: 'Revisar esta vez',
    again: 'Intentar otra vez',
    discard: 'Descartar',
    allowed: 'Remitente permitido',
  },
  senders: {
    title: 'Remitentes permitidos',
    team: 'Tu equipo',
    mails: (n: number) => (n === 0 ? 'Nada en 30 días' : plural(n, '1 correo', `${n} correos`)),
    remove: 'Quitar',
    removing: {
      title: (sender: string) => `¿Quitar ${sender}?`,
      text: 'Lo que mande después esperará a que lo permitas. Lo que ya llegó se queda.',
      yes: 'Quitar',
      no: 'Dejarlo',
    },
    removed: 'Remitente quitado',
    label: 'Permitir otro',
    placeholder: 'correo o @dominio',
    button: 'Permitir',
    none: 'Todavía no permites a nadie más. Quien escriba por primera vez espera aquí tu permiso.',
    failed: 'No se cambió la lista',
    wrong: 'Escribe un correo, o un dominio que empiece por @.',
  },
  guide: {
    title: 'Cómo reenviar',
    tabs: 'Programa de correo',
    programs: {
      gmail: {
        label: 'Gmail',
        steps: [
          { text: 'En Gmail, abre la rueda y entra a «Ver toda la configuración».' },
          {
            text: 'En «Reenvío y correo POP/IMAP», toca «Agregar una dirección de reenvío» y pega tu correo para facturas.',
          },
          { text: 'Gmail nos manda un código. Escríbelo donde lo pide.', code: true },
          {
            text: 'En «Filtros», crea uno que reenvíe lo que diga «factura electrónica».',
            note: 'Así solo llegan las facturas. El resto de tu correo no pasa por aquí.',
          },
        ],
      },
      outlook: {
        label: 'Outlook',
        steps: [
          { text: 'En Outlook, abre «Configuración», «Correo», «Reglas» y toca «Agregar regla».' },
          { text: 'Condición: el asunto incluye «factura electrónica».' },
          {
            text: 'Acción: redirigir a tu correo para facturas.',
            note: 'Usa «redirigir», no «reenviar»: así vemos quién la emitió.',
          },
        ],
      },
    } as Record<MailProgram, Guide>,
    code: (when: string) => `Tu código llegó ${when}:`,
    noCode: 'Cuando llegue, lo verás en este paso.',
  },
  labels: {
    reading: 'Leyendo',
    accepted: (n: number) => plural(n, 'Aceptada', `${n} aceptadas`),
    reviewing: 'En revisión',
    partly: 'Una parte',
    wrong: 'No pasó',
    duplicate: 'Duplicada',
    'no-invoice': 'Sin factura dentro',
    'unknown-sender': 'Remitente desconocido',
    unproved: 'Sin comprobar',
    locked: 'Con clave',
    'too-large': 'Muy grande',
    'too-many': 'Demasiados archivos',
    encrypted: 'Cifrado',
    winmail: 'De Outlook',
    automatic: 'Automático',
    bounce: 'Devolución',
    loop: 'Detenido',
    code: 'Código de Gmail',
    paused: 'En pausa',
    failed: 'No se leyó',
    discarded: 'Descartado',
  },
  sentences: {
    reading: 'Estamos leyendo este correo.',
    accepted: (n: number) =>
      plural(n, 'Llegó 1 factura y quedó aceptada.', `Llegaron ${n} facturas y quedaron aceptadas.`),
    reviewing: (n: number) =>
      plural(n, 'Llegó 1 factura y está en revisión.', `Llegaron ${n} facturas y están en revisión.`),
    partly: (all: number, good: number, bad: number) =>
      `De ${all} archivos, ${good} ${plural(good, 'quedó', 'quedaron')} bien y ${bad} no: mira ${plural(bad, 'cuál', 'cuáles')}.`,
    wrong: (why: string) => `La factura no pasó la revisión: ${why}.`,
    rejected: 'La factura no pasó la revisión.',
    duplicate: (day: string) => `Ya la teníamos desde el ${day}.`,
    'no-invoice': 'No trae una factura electrónica. La guardamos como soporte.',
    nothing: 'No trae una factura electrónica ni archivos que guardar.',
    'unknown-sender': 'No conocemos a este remitente. ¿Lo permites?',
    unproved: (domain: string) => `Dice venir de ${domain}, pero no se pudo comprobar.`,
    locked: 'El ZIP tiene clave. Súbelo sin clave o pide otro.',
    'too-large': (megabytes: number, most: number) =>
      `Pesa ${megabytes} MB y recibimos hasta ${most}. Pide el archivo solo.`,
    'too-many': (found: number, most: number) =>
      `Trae ${found} adjuntos y leemos ${most}. Reenvíalo en partes.`,
    encrypted: 'El correo viene cifrado y no lo podemos abrir.',
    winmail: 'Outlook lo envió como winmail.dat. Pide que lo manden en ZIP o PDF.',
    automatic: 'Es una respuesta automática; no hay nada que guardar.',
    bounce: 'Es un aviso de devolución de otro correo.',
    loop: 'Este correo ya pasó por aquí; lo detuvimos.',
    code: (code: string) => `Gmail envió tu código: ${code}.`,
    hiddenCode: 'Gmail envió un código de reenvío.',
    paused: 'Llegó demasiado correo de un remitente. Lo guardamos y espera.',
    failed: 'No lo pudimos leer. Puedes bajar el original o subir el archivo.',
    discarded: (name: string) => `Lo descartó ${name}.`,
    discardedBySomebody: 'Se descartó.',
  },
  results: {
    accepted: 'Factura',
    duplicate: 'Ya la teníamos',
    supporting: 'Guardado como soporte',
    'refused-type': 'No es un tipo de archivo que recibamos',
    locked: 'El ZIP tiene clave',
    'too-large': 'Pesa demasiado',
    damaged: 'Está incompleto o dañado',
    empty: 'Está vacío',
  },
  firm: { title: 'Lo que llegó por correo' },
} as const

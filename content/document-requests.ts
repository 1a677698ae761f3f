import { maxFileMegabytes } from './upload-limit'

export const days = (n: number) => (n === 1 ? '1 día' : `${n} días`)

const progress = (delivered: number, wanted: number) => `${delivered} de ${wanted}`

const reminderSentence = (before: number | null, every: number | null, until: 'complete' | 'due') => {
  if (before === null) return 'Sin recordatorios.'
  const first = before === 0 ? 'El día de la fecha' : `${days(before)} antes de la fecha`
  if (every === null) return `${first}, una sola vez.`
  const rhythm = every === 1 ? 'cada día' : `cada ${every} días`
  return `${first} y ${rhythm} hasta ${until === 'complete' ? 'que llegue todo' : 'la fecha'}.`
}

export const remindHours = 'Por correo, solo en días hábiles de 8:00 a.m. a 6:00 p.m.'

export const requestsText = {
  title: 'Solicitudes',
  subtitle: 'Lo que tu asesor necesita de ti. Cada entrega se envía sola.',
  open: 'Por entregar',
  waiting: 'Las revisamos',
  closed: 'Ya está',
  empty: {
    title: 'No te hemos pedido nada',
    text: 'Cuando tu asesor necesite un documento, lo verás aquí y te llegará un correo.',
  },
  failed: {
    title: 'No pudimos traer tus solicitudes',
    text: 'Lo que entregaste está a salvo. Inténtalo de nuevo en un momento.',
    retry: 'Reintentar',
  },
  dueOn: (day: string) => `Para el ${day}`,
  askedBy: (name: string, day: string) => `${name} lo pidió el ${day}.`,
  begun: (name: string, day: string) => `Lo entregaste desde tu calendario el ${day} y lo revisa ${name}.`,
  forObligation: (title: string, due: string | null) =>
    due ? `Es para ${title}, que vence el ${due}.` : `Es para ${title}.`,
  filed: (title: string) => `Es para ${title}, que ya está presentada.`,
  seeCalendar: 'Ver el soporte en tu calendario',
  progress,
  delivered: (n: number, of: number, optional = 0) =>
    `${progress(n, of)} ${of === 1 ? 'entregado' : 'entregados'}${optional > 0 ? `, y ${optional} si ${optional === 1 ? 'lo tienes' : 'los tienes'}` : ''}`,
  status: { open: 'Por entregar', review: 'En revisión', complete: 'Completa', cancelled: 'Cancelada' },
  due: {
    title: 'Plazo',
    sentence: (left: string) => `Plazo: ${left.charAt(0).toLowerCase()}${left.slice(1)}`,
    left: (n: number) => (n === 0 ? 'Es hoy' : n === 1 ? 'Queda 1 día' : `Quedan ${n} días`),
    over: (n: number) =>
      n === 1 ? 'Venció ayer. Todavía puedes entregar.' : `Venció hace ${n} días. Todavía puedes entregar.`,
    done: 'Ya entregaste todo',
  },
  missing: (n: number) => (n === 1 ? 'Te falta 1' : `Te faltan ${n}`),
  optional: (n: number) => (n === 1 ? 'Si lo tienes, 1 más' : `Si los tienes, ${n} más`),
  done: 'Ya está',
  doneCount: (delivered: number, none: number) =>
    [
      delivered === 1 ? '1 entregado' : `${delivered} entregados`,
      none === 0 ? null : none === 1 ? '1 no aplica' : `${none} no aplican`,
    ]
      .filter(Boolean)
      .join(', '),
  cancelled: 'Tu asesor canceló esta solicitud: ya no tienes que entregar nada.',
  states: {
    pending: 'Por entregar',
    answered: 'Entregado',
    none: 'No aplica',
    returned: 'Devuelto',
    accepted: 'Aceptado',
  },
  optionalItem: 'Opcional',
  returnedBy: (name: string, when: string) => `${name}, ${when}`,
  file: {
    choose: 'Elegir archivo',
    photo: 'Tomar foto',
    hint: `PDF, JPG, PNG o XML, hasta ${maxFileMegabytes} MB.`,
    looking: 'Mirando los archivos...',
    sending: (name: string, percent: number) => `Subiendo ${name}: ${percent}%`,
    checking: (name: string) => `Revisando ${name}...`,
    saving: (name: string) => `Entregando ${name}...`,
    done: (name: string) => `Entregado: ${name}`,
    same: (name: string, known: string) =>
      `Entregado: ${name}. Ya lo teníamos como ${known} y se ve con ese nombre.`,
    retry: 'Reintentar',
    remove: (name: string) => `Quitar ${name}`,
    removed: 'Archivo quitado',
    add: 'Agregar otro archivo',
    replace: 'Enviar otro archivo',
    open: (name: string) => `Abrir ${name}`,
    yours: (when: string) => `lo enviaste tú el ${when}`,
    colleague: (when: string) => `lo envió alguien de tu empresa el ${when}`,
    firm: (when: string) => `lo puso tu asesor el ${when}`,
  },
  offers: {
    button: (n: number) =>
      n === 1 ? 'Usar el archivo que ya subiste' : `Usar uno de los ${n} archivos que ya subiste`,
    title: 'Archivos que ya nos enviaste',
    use: 'Usar este',
    using: 'Entregando...',
  },
  text: {
    label: 'Tu respuesta',
    send: 'Enviar respuesta',
    sending: 'Enviando...',
    change: 'Cambiar respuesta',
    changed: (answer: string) =>
      answer === ''
        ? 'Otra persona quitó la respuesta mientras escribías. Lo tuyo sigue aquí.'
        : `Otra persona respondió mientras escribías: «${answer}». Lo tuyo sigue aquí: si lo envías, la reemplaza.`,
  },
  appointment: {
    choose: 'Elegir día y hora',
    opening: 'Abriendo la agenda...',
    send: 'Pedir esta hora',
    sending: 'Pidiendo...',
    cancel: 'Cancelar',
    see: 'Ver o mover la cita',
    states: {
      requested: 'por confirmar',
      proposed: 'por confirmar',
      confirmed: 'confirmada',
      cancelled: 'cancelada',
      done: 'realizada',
      missed: 'sin reunión',
    },
  },
  lack: {
    button: 'No lo tengo',
    opening: 'Abriendo...',
    firm: 'la firma',
    legend: '¿Por qué no lo tienes?',
    reasons: {
      later: {
        label: 'Todavía no me ha llegado',
        hint: () => 'Los recordatorios esperan hasta el día que elijas.',
      },
      other: {
        label: 'Lo tiene otra persona: quiero pasarle este pedido',
        hint: () => 'Le damos acceso como auxiliar de tu empresa, si no lo tiene, y lo sube aquí.',
      },
      none: { label: 'No aplica este mes', hint: (who: string) => `Queda anotado y ${who} lo ve.` },
      unknown: {
        label: 'No sé qué es',
        hint: (who: string) => `Se lo preguntamos a ${who} y la respuesta te llega a Mensajes.`,
      },
    },
    day: '¿Cuándo lo tendrás?',
    dayMissing: 'Elige un día de hoy en adelante.',
    email: 'Correo de esa persona',
    note: (who: string) => `Nota para ${who} (opcional)`,
    noteLong: 'La nota puede tener hasta 500 letras.',
    send: 'Enviar motivo',
    sending: 'Enviando...',
    cancel: 'Cancelar',
    question: (title: string) => `No sé qué es: ${title}`,
    said: {
      later: (day: string) => `Dijiste que lo tendrás el ${day}.`,
      other: (email: string | null) =>
        email ? `Se lo pasaste a ${email}.` : 'Se lo pasaste a otra persona.',
      unknown: 'Preguntaste qué es: la respuesta te llega a Mensajes.',
    },
    done: {
      later: 'Anotado: los recordatorios esperan hasta ese día',
      other: 'Pedido a la otra persona',
      none: 'Anotado: no aplica',
      unknown: 'Pregunta enviada',
    },
  },
  none: {
    undo: 'Sí aplica: lo voy a entregar',
    because: (reason: string) => `Dijiste: «${reason}»`,
  },
  toasts: {
    failed: 'No se guardó',
    sent: 'Respuesta enviada',
    undone: 'Quedó por entregar',
  },
  reader:
    'Tu rol es solo lectura: ves lo que se pide y no entregas. Quien puede hacerlo es la dueña o el dueño, el contador interno o un auxiliar.',
  side: {
    title: 'Quién lo pide',
    how: 'Cómo entregar',
    steps: [
      'Sube cada documento donde dice. Se envía solo: no hay que guardar.',
      'Si no tienes algo, di «No lo tengo» y por qué.',
      'Si algo está mal, te lo devolvemos con una nota y lo envías otra vez.',
    ],
    write: 'Preguntar por mensaje',
  },
  reminders: { sentence: reminderSentence, next: (day: string) => `El próximo sale el ${day}.` },
} as const

/** Here «requests» always means document requests, never registrations that wait for access. */
export const firmRequestsText = {
  title: 'Solicitudes de documentos',
  subtitle: 'Lo que le pides a tus clientes, qué llegó y qué falta.',
  counts: (open: number, overdue: number) =>
    `Abiertas: ${open > 100 ? 'más de 100' : open}. Vencidas: ${overdue > 100 ? 'más de 100' : overdue}.`,
  new: 'Nueva solicitud',
  lists: {
    label: 'Solicitudes',
    open: 'Abiertas',
    review: 'Por revisar',
    drafts: 'Borradores',
    closed: 'Cerradas',
    series: 'Se repiten',
  },
  empty: {
    open: 'No hay solicitudes abiertas. Empieza una con «Nueva solicitud», o elige varios clientes en Clientes.',
    review: 'No hay nada por revisar: lo que llegue aparece aquí.',
    drafts: 'No hay borradores.',
    closed: 'Todavía no se ha cerrado ninguna.',
    series: 'Ninguna solicitud se repite. Al crear una puedes pedirlo cada mes o con cada vencimiento.',
  },
  ofClient: (title: string) => `Solo las de ${title}`,
  allClients: 'Ver las de todos',
  next: 'Siguientes',
  first: 'Volver al comienzo',
  columns: { client: 'Cliente y solicitud', due: 'Fecha', progress: 'Entregado', state: 'Estado' },
  state: {
    draft: 'Borrador',
    late: 'Vencida',
    client: 'Espera al cliente',
    review: (n: number) => (n === 1 ? '1 por revisar' : `${n} por revisar`),
    complete: 'Completa',
    cancelled: 'Cancelada',
  },
  noMail: 'Sin correo: lo ve en el portal cuando alguien de la empresa entre.',
  sent: (day: string, by: string) => `enviada por ${by} el ${day}.`,
  begun: (day: string) => `entregada por el cliente desde su calendario el ${day}.`,
  reminders: {
    title: 'Recordatorios',
    sentence: reminderSentence,
    hours: remindHours,
    next: (when: string) => `El próximo sale el ${when}`.replace(/\.?$/, '.'),
    none: 'No sale ninguno más.',
    sent: (n: number, when: string) =>
      (n === 1 ? `Ya salió 1, el ${when}` : `Ya salieron ${n}, el último el ${when}`).replace(/\.?$/, '.'),
    stopped: 'No falta nada: no sale ninguno.',
  },
  cancel: {
    button: 'Cancelar solicitud',
    title: 'Cancelar esta solicitud',
    text: 'El cliente verá que se canceló y no recibirá más recordatorios. Lo que entregó se conserva.',
    confirm: 'Cancelar solicitud',
    keep: 'Conservar',
    done: 'Solicitud cancelada',
    failed: 'No se canceló',
  },
  deleteDraft: {
    button: 'Borrar borrador',
    title: '¿Borrar este borrador?',
    text: 'Se pierde lo que escribiste. El cliente no lo ha visto.',
    confirm: 'Borrar borrador',
    keep: 'Conservar',
    done: 'Borrador borrado',
    failed: 'No se borró',
  },
  review: {
    accept: 'Aceptar',
    accepting: 'Aceptando...',
    return: 'Devolver',
    note: 'Qué debe corregir',
    noteHint: 'El cliente lo lee en el portal y por correo.',
    changed: 'La entrega cambió mientras escribías. Mírala otra vez antes de devolverla.',
    send: 'Devolver con esta nota',
    sending: 'Devolviendo...',
    cancel: 'Cancelar',
    accepted: 'Aceptado',
    returned: 'Devuelto al cliente',
    failed: 'No se guardó',
    nothing: 'Todavía no ha entregado.',
    none: (reason: string | null) => (reason ? `No aplica: ${reason}` : 'Dice que no aplica.'),
    later: (day: string, note: string | null) => `Dice que lo tendrá el ${day}.${note ? ` «${note}»` : ''}`,
    other: (email: string | null) => `Dice que lo tiene otra persona${email ? `: ${email}` : ''}.`,
    unknown: 'No sabe qué es: lo preguntó por mensaje.',
    answered: (when: string) => `Entregado el ${when}`,
    saidNone: (when: string) => `Dicho el ${when}`,
    noteMissing: 'Escribe qué debe corregir: el cliente lo lee.',
  },
  fullClient: 'Ver cliente',
  back: 'Solicitudes',
  problems: {
    title: 'El título tiene entre 3 y 120 letras.',
    note: 'La nota puede tener hasta 1.000 letras.',
    day: 'Elige un día de hoy en adelante.',
    item: 'Cada documento necesita un nombre de 2 a 160 letras.',
    help: 'La ayuda puede tener hasta 500 letras.',
    items: 'Pide entre 1 y 40 cosas, y por lo menos una obligatoria.',
    client: 'Elige un cliente.',
    templateName: 'El nombre de la plantilla tiene entre 3 y 60 letras.',
    monthDay: 'Elige un día entre 1 y 28.',
    lastDay: 'Elige un día que exista.',
  },
} as const

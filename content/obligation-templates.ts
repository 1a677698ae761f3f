const clients = (n: number) => (n === 1 ? '1 cliente' : `${n} clientes`)
const steps = (n: number) => (n === 0 ? 'sin pasos' : n === 1 ? '1 paso' : `${n} pasos`)

const cycles = {
  month: 'Cada mes',
  bimester: 'Cada bimestre',
  quarter: 'Cada trimestre',
  'four-months': 'Cada cuatrimestre',
  semester: 'Cada semestre',
  year: 'Cada año',
} as const

const monthsAfter = (n: number) =>
  [
    'del mes en que termina el período',
    'del mes siguiente',
    'del segundo mes siguiente',
    'del tercer mes siguiente',
  ][n] ?? `de ${n} meses después`

export const templateText = {
  title: 'Trabajo que se repite',
  intro:
    'Cierres, nóminas, conciliaciones: cada plantilla crea el trabajo de cada período en el tablero, con sus pasos.',
  link: 'Plantillas',
  create: 'Nueva plantilla',
  edit: 'Editar plantilla',
  adminOnly: 'Las plantillas las escribe un administrador. Tú puedes darlas a tus clientes.',
  empty: {
    title: 'Todavía no hay plantillas',
    text: 'Empieza por el cierre del mes: sus pasos, el día y a qué clientes.',
  },
  archived: 'Archivada',
  summary: (t: {
    cycle: keyof typeof cycles
    dayKind: 'business' | 'calendar'
    day: number
    monthAfter: number
  }) =>
    `${cycles[t.cycle]}, ${t.dayKind === 'business' ? `día hábil ${t.day}` : `día ${t.day}`} ${monthsAfter(t.monthAfter)}`,
  counts: (stepCount: number, clientCount: number) => `${steps(stepCount)}, ${clients(clientCount)}`,
  cycles,
  monthAfter: (n: number) => {
    const name = monthsAfter(n)
    return name.charAt(0).toUpperCase() + name.slice(1)
  },
  fields: {
    name: 'Nombre',
    nameHint: 'Por ejemplo: Cierre del mes. El período se agrega solo.',
    cycle: 'Se repite',
    day: 'Día',
    dayKind: 'Clase de día',
    dayKinds: { business: 'Día hábil', calendar: 'Día del calendario' },
    monthAfter: 'De qué mes',
    hours: 'Horas estimadas',
    reviewer: 'Segunda revisión',
    reviewerHint: 'Solo se asigna en los clientes de esa persona.',
    noReviewer: 'Nadie',
    clientSees: 'El cliente lo ve en su calendario',
    steps: 'Pasos',
    stepsHint: 'Uno por línea, en orden. Se marcan uno por uno en cada trabajo.',
  },
  follows: 'Lo que nadie ha empezado toma los cambios. Lo empezado queda como está.',
  save: 'Guardar plantilla',
  saving: 'Guardando...',
  saved: 'Plantilla guardada',
  failed: 'No se guardó la plantilla',
  archive: {
    button: 'Archivar',
    again: 'Volver a usar',
    title: (name: string) => `¿Archivar «${name}»?`,
    text: 'No creará más trabajo, y lo que nadie ha empezado se quita del tablero. Lo empezado queda. Puedes volver a usarla.',
    confirm: 'Archivar plantilla',
    working: 'Archivando...',
    done: 'Plantilla archivada',
    back: 'Plantilla en uso otra vez',
    failed: 'No se cambió la plantilla',
  },
  clients: {
    title: 'Clientes con este trabajo',
    none: 'Ningún cliente tiene esta plantilla todavía.',
    add: 'Agregar cliente',
    chosen: 'Por agregar',
    drop: (name: string) => `Quitar ${name} de la lista`,
    apply: (n: number) => `Dar a ${clients(n)}`,
    applying: 'Agregando...',
    applied: 'El trabajo aparece en el tablero en unos segundos',
    failed: 'No se agregó',
    refused: 'No se le dio a:',
    since: (day: string) => `Desde el ${day}`,
    open: (n: number) => `${n} sin terminar`,
    states: { active: 'En marcha', paused: 'En pausa', ended: 'Terminado' },
    pause: 'Pausar',
    resume: 'Reanudar',
    end: 'Terminar',
    of: (name: string) => `: ${name}`,
    changed: { pause: 'Trabajo en pausa', resume: 'Trabajo en marcha', end: 'Trabajo terminado' },
    working: 'Guardando...',
    ending: {
      title: (name: string) => `¿Terminar este trabajo para ${name}?`,
      text: 'Lo que nadie ha empezado se quita del tablero y no vendrá más. Lo empezado queda.',
    },
    archived: 'Está archivada: no crea trabajo ni se da a más clientes.',
  },
  steps: {
    title: 'Pasos',
    progress: (done: number, all: number) => `${done} de ${all} pasos`,
    by: (who: string, at: string) => `${who}, ${at}`,
    failed: 'No se marcó el paso',
    done: 'Paso marcado',
    open: 'Paso por hacer',
  },
  own: {
    button: 'Agregar obligación',
    title: 'Agregar obligación',
    intro: 'Una sola vez, para un cliente: lo que no sale del calendario tributario ni de una plantilla.',
    client: 'Cliente',
    name: 'Nombre',
    nameHint: 'Por ejemplo: Responder el requerimiento de la DIAN.',
    due: 'Vence',
    responsible: 'Responsable',
    save: 'Agregar',
    saving: 'Agregando...',
    saved: 'Obligación agregada',
    failed: 'No se agregó la obligación',
  },
  problems: {
    name: 'Escribe un nombre de 3 a 80 letras.',
    day: 'Escribe un día de 1 a 31.',
    businessDay: 'Un mes puede tener solo 20 días hábiles: escribe uno de 1 a 20.',
    step: 'Cada paso va en su línea, con 2 a 160 letras.',
    steps: 'Una plantilla tiene hasta 30 pasos.',
    client: 'Elige un cliente.',
    clients: 'Elige al menos un cliente.',
    date: 'Elige un día del calendario.',
  },
} as const

export const workFacts = {
  'obligation.added': 'Obligación agregada',
  'work.template': 'Plantilla de trabajo guardada',
  'work.archived': 'Plantilla de trabajo archivada',
  'work.given': 'Trabajo que se repite, dado a un cliente',
  'work.paused': 'Trabajo que se repite, en pausa',
  'work.resumed': 'Trabajo que se repite, reanudado',
  'work.ended': 'Trabajo que se repite, terminado',
} as const

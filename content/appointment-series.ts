export const seriesText = {
  rhythm: 'Se repite',
  rhythms: {
    '': 'No se repite',
    week: 'Cada semana',
    'two-weeks': 'Cada dos semanas',
    month: 'Cada mes',
  },
  times: 'Cuántas veces',
  timesHint: 'Entre 2 y 13: se agenda hasta 90 días adelante.',
  timesProblem: 'Escribe un número entre 2 y 13.',
  dates: 'Las citas de la serie',
  summary: (free: number, all: number) =>
    free === all ? `${all} citas.` : `${free} de ${all}: las tachadas no se agendan.`,
  holiday: (name: string) => `festivo: ${name}`,
  far: 'todavía no se agenda',
  unfree: 'no está libre',
  done: (n: number) => ({
    title: n === 1 ? '1 cita agendada' : `${n} citas agendadas`,
    description: 'El cliente recibe un correo por cada una.',
  }),
  failed: { title: 'Estas no se agendaron:', moved: 'Estas se quedaron donde estaban:' },
  open: 'Abrir la primera',
  place: (place: number, count: number) => `${place} de ${count}`,
  fact: 'Serie',
  which: '¿Cuáles?',
  only: 'Solo esta',
  following: (n: number) => (n === 1 ? 'Esta y la siguiente' : `Esta y las ${n} siguientes`),
  cancelAll: (n: number) => `Cancelar las ${n} citas`,
  cancelled: (n: number) => ({
    title: n === 1 ? '1 cita cancelada' : `${n} citas canceladas`,
    description: 'Las horas quedaron libres y el cliente recibe un correo por cada una.',
  }),
  moved: (n: number) => ({
    title: n === 1 ? '1 cita movida' : `${n} citas movidas`,
    description: 'El cliente las confirma en su portal.',
  }),
} as const

export const swapText = {
  open: 'Intercambiar con otra',
  title: 'Intercambiar con otra cita',
  other: 'La otra cita, de la misma semana',
  choose: 'Elige una cita',
  what: 'Qué se intercambia',
  kinds: { hours: 'Las horas', people: 'Quién atiende' },
  before: 'Antes',
  after: 'Después',
  with: (name: string) => `con ${name}`,
  nobody: 'sin quien atienda',
  notice: {
    hours: 'Los dos clientes reciben un correo con su hora nueva y tu mensaje, y la confirman en su portal.',
    people: 'Las horas no cambian. Los dos clientes ven en su portal quién los atiende.',
  },
  send: 'Intercambiar',
  done: { title: 'Citas intercambiadas', description: 'Quedaron las dos o ninguna: revisa cómo quedaron.' },
} as const

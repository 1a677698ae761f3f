/** Names of the Colombian holidays. */
export const holidayNames = {
  newYear: 'Año Nuevo',
  labour: 'Día del Trabajo',
  independence: 'Día de la Independencia',
  boyaca: 'Batalla de Boyacá',
  immaculate: 'Inmaculada Concepción',
  christmas: 'Navidad',
  kings: 'Reyes Magos',
  joseph: 'San José',
  peter: 'San Pedro y San Pablo',
  chiquinquira: 'Virgen de Chiquinquirá',
  assumption: 'Asunción de la Virgen',
  race: 'Día de la Raza',
  allSaints: 'Todos los Santos',
  cartagena: 'Independencia de Cartagena',
  holyThursday: 'Jueves Santo',
  goodFriday: 'Viernes Santo',
  ascension: 'Ascensión del Señor',
  corpus: 'Corpus Christi',
  sacredHeart: 'Sagrado Corazón de Jesús',
} as const

/** The calendar that opens from a date field. */
export const calendar = {
  weekdays: ['D', 'L', 'M', 'X', 'J', 'V', 'S'],
  open: (label: string, day: string | null) => (day ? `${label}: ${day}` : label),
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  loading: 'Abriendo el calendario...',
  failed: 'El calendario no se pudo abrir. Revisa tu conexión.',
  retry: 'Reintentar',
} as const

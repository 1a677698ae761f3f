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

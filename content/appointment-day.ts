import { ended } from './ended'

export const agendaDay = {
  heading: 'Citas del día, por persona',
  navigation: 'Cambiar de día',
  previous: 'Día anterior',
  following: 'Día siguiente',
  today: 'Hoy',
  keys: 'Arrastra una cita, o usa Mayús y las flechas, para moverla media hora o pasarla a otra persona. Con Intro ves el aviso antes de enviarlo. Con C confirmas una que te pidieron.',
  shortcuts: [
    { key: 'N', what: 'nueva cita' },
    { key: 'Flechas', what: 'otro día' },
    { key: 'S', what: 'semana' },
    { key: 'C', what: 'confirmar' },
  ],
  moved: (time: string, name: string) =>
    `A las ${time}, con ${name}. Intro para ver el aviso, Escape para dejarla.`,
  away: (reason: string) => `Fuera: ${reason}`,
  count: (n: number) => (n === 0 ? 'Sin citas' : n === 1 ? '1 cita' : `${n} citas`),
  free: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    const parts = [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])]
    return parts.length > 0 ? `${parts.join(' ')} libres` : 'sin horas libres'
  },
  freeAt: (hours: string) => ended(`Libre: ${hours}`),
  closed: 'Sin atención',
  busy: (hours: string) => `Ocupada, ${hours}: cita de otra asesoría`,
  holiday: (name: string) => `Festivo: ${name}`,
  firmClosed: (hours: string, reason: string) => `Cerrado ${hours}: ${reason}`,
  unattended: (n: number) =>
    n === 1
      ? '1 cita de este día no tiene quién la atienda.'
      : `${n} citas de este día no tienen quién las atienda.`,
  title: (client: string) => `Mover la cita de ${client}`,
  from: 'De:',
  to: 'A:',
  with: (name: string) => `con ${name}`,
  notice: 'El cliente recibe un correo con la hora nueva y tu mensaje, y la confirma en su portal.',
  next: (name: string, time: string) => `${name} está libre a las ${time}: usar esa hora`,
} as const

export const demoPassword = 'Portal-2026'

/** The people of the demo, all invented. */
export const demoAccounts = [
  { email: 'cliente@demo.co', role: 'cliente aprobado, con documentos' },
  { email: 'espera@demo.co', role: 'en lista de espera' },
  { email: 'rechazado@demo.co', role: 'rechazado' },
  { email: 'asesora@demo.co', role: 'equipo, asesora' },
  { email: 'admin@demo.co', role: 'equipo, administración' },
] as const

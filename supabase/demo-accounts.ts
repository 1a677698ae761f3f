export const demoPassword = 'Portal-2026'

export const demoAccounts = [
  { email: 'cliente@demo.co', role: 'cliente aprobado, con documentos, mensajes y citas' },
  { email: 'ferreteria@demo.co', role: 'clienta aprobada, con facturas por revisar' },
  { email: 'consultorio@demo.co', role: 'cliente aprobado, lo atiende administración' },
  { email: 'contadora@demo.co', role: 'contadora interna en las tres empresas anteriores' },
  { email: 'espera@demo.co', role: 'en lista de espera' },
  { email: 'rechazado@demo.co', role: 'rechazado' },
  { email: 'asesora@demo.co', role: 'equipo, asesora' },
  { email: 'admin@demo.co', role: 'equipo, administración' },
] as const
export type DemoEmail = (typeof demoAccounts)[number]['email']

export const demoMembers = { advisor: 'Diana Cárdenas', admin: 'Germán Ospina' } as const

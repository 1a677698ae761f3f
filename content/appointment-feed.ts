export const memberFeed = {
  title: 'Tus citas en otro calendario',
  text: 'Una dirección privada que tu calendario (Google, Outlook, Apple) consulta por sí solo, a veces con horas de retraso. Quien la tenga ve tus citas y los nombres de tus clientes: no la compartas.',
  event: { calendar: 'Mis citas', details: 'Cita con un cliente de la firma.' },
} as const

import { firm } from './firm'

const greeting = encodeURIComponent(firm.messaging.message)

/** What surrounds every screen: navigation, notifications, the messaging button, the state of the connection. */
export const frame = {
  home: 'inicio',
  skip: 'Ir al contenido',
  notifications: 'Notificaciones',
  close: 'Cerrar',
  chat: {
    title: 'Chat',
    label: 'Chatear',
    invitation: 'Escríbenos por mensajes',
    href: `https://wa.me/${firm.messaging.number}?text=${greeting}`,
    newTab: 'se abre en otra pestaña',
  },
  legal: {
    label: 'Textos legales',
    links: [
      { href: '/politicas-privacidad', label: 'Privacidad' },
      { href: '/terminos-condiciones', label: 'Términos' },
      { href: '/politica-cookies', label: 'Cookies' },
      { href: '/tratamiento-datos', label: 'Tratamiento de datos' },
    ],
  },
  connection: {
    offline: 'Sin conexión. Puedes seguir leyendo.',
    filters: 'Sin conexión. Los filtros se aplicarán cuando vuelva.',
    waiting: 'Reconectando. La lista puede estar atrasada.',
  },
} as const

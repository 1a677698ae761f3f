import { firm } from './firm'

export const navigation = {
  main: 'Principal',
  menu: 'Menú',
  mobile: 'Menú móvil',
  services: { label: 'Servicios', all: 'Todos los servicios' },
  signIn: 'Iniciar Sesión',
  register: 'Registrarse',
  portal: 'Portal de Clientes',
  breadcrumb: 'Ruta',
  homeLabel: 'Inicio',
} as const

/** The background colour of the pages, which browsers also use for their own toolbars. */
export const paper = '#f6f2e8'

export const signOutText = { button: 'Cerrar sesión', busy: 'Cerrando sesión...' } as const

/** The links of the header's menu; the menu of services is shown after the first link. */
export const mainLinks = [
  { href: '/nosotros', label: 'Nosotros' },
  { href: '/contacto', label: 'Contacto' },
  { href: '/asistente', label: 'Asistente' },
  { href: '/herramientas', label: 'Herramientas' },
] as const

export const menuLinks = [
  { href: '/', label: 'Inicio' },
  { href: '/nosotros', label: 'Nosotros' },
  { href: '/servicios', label: 'Servicios' },
  { href: '/contacto', label: 'Contacto' },
  { href: '/asistente', label: 'Asistente' },
  { href: '/herramientas', label: 'Herramientas' },
] as const

export const pageLinks = [
  { href: '/nosotros', label: 'Quiénes Somos' },
  { href: '/servicios', label: 'Servicios' },
  { href: '/asistente', label: 'Asistente Virtual' },
  { href: '/herramientas/vencimientos', label: 'Vencimientos por NIT' },
  { href: '/herramientas/validar-factura', label: 'Revisar una factura' },
  { href: '/herramientas/digito-nit', label: 'Dígito de un NIT' },
  { href: '/herramientas/revisor-fiscal', label: '¿Obligado a revisor fiscal?' },
  { href: '/portal', label: 'Portal de Clientes' },
  { href: '/contacto', label: 'Contacto' },
] as const

export const footer = {
  services: 'Servicios',
  links: 'Enlaces',
  legal: 'Legal',
  social: 'Redes sociales',
  rights: 'Todos los derechos reservados.',
  legalLinks: [
    { href: '/politicas-privacidad', label: 'Política de privacidad' },
    { href: '/terminos-condiciones', label: 'Términos y condiciones' },
    { href: '/politica-cookies', label: 'Política de cookies' },
    { href: '/tratamiento-datos', label: 'Tratamiento de datos' },
  ],
} as const

export const cookieBanner = {
  label: 'Aviso de cookies',
  text: 'Este sitio usa cookies. Si continúas, aceptas la política de cookies y la de tratamiento de datos personales.',
  data: 'Aceptarlo no autoriza el tratamiento de tus datos: esa autorización se pide aparte, en cada formulario.',
  policies: 'Ver Políticas',
  accept: 'Aceptar',
  close: 'Cerrar',
} as const

const greeting = encodeURIComponent(firm.messaging.message)

export const frame = {
  home: 'inicio',
  skip: 'Ir al contenido',
  notifications: 'Notificaciones',
  bell: (n: number) =>
    n === 0
      ? 'Notificaciones, ninguna sin ver'
      : n > 100
        ? 'Notificaciones, más de 100 sin ver'
        : `Notificaciones, ${n} sin ver`,
  close: 'Cerrar',
  /** Shown instead of the number of unread notifications when the database stopped counting at 100. */
  many: 'más de 100',
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
    copy: (time: string) => `Última copia: ${time}`,
    filters: 'Sin conexión. Los filtros se aplicarán cuando vuelva.',
    waiting: 'Reconectando. La lista puede estar atrasada.',
  },
} as const

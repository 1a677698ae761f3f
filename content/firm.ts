/** The firm's details: the one file to edit when a firm takes over the site. */
export const firm = {
  name: 'Nogal & Asociados',
  shortName: 'Nogal',
  legalName: 'Nogal & Asociados S.A.S.',
  nit: '901.234.567-7',
  founded: 2010,
  email: 'hola@nogal.example',
  phone: { label: '+57 601 000 0000', href: 'tel:+576010000000' },
  address: { street: 'Carrera 11 # 93-46, oficina 502', city: 'Bogotá', country: 'Colombia' },
  /** What a map is asked for: an address without the office finds the building. */
  map: { search: 'Carrera 11 # 93-46, Bogotá, Colombia' },
  messaging: {
    number: '573000000000',
    message: 'Hola, estoy interesado en sus servicios contables. ¿Podrían darme más información?',
  },
  hours: [
    { days: 'Lunes a viernes', time: '8:00 a.m. a 6:00 p.m.', opens: '08:00', closes: '18:00' },
    { days: 'Sábados', time: '9:00 a.m. a 1:00 p.m.', opens: '09:00', closes: '13:00' },
  ],
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/nogal.example' },
    { name: 'Instagram', href: 'https://www.instagram.com/nogal.example' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/nogal-example' },
    { name: 'Twitter', href: 'https://twitter.com/nogal_example' },
  ],
  automationService: 'n8n',
  policyVersion: '2025-04-05',
  copyrightYear: 2026,
} as const

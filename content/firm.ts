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
  messaging: {
    number: '573000000000',
    message: 'Hola, estoy interesado en sus servicios contables. ¿Podrían darme más información?',
  },
  automationService: 'n8n',
  policyVersion: '2025-04-05',
  copyrightYear: 2026,
} as const

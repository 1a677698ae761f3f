type Opening = { days: string; time: string; opens: string; closes: string }

export type Firm = {
  name: string
  /** `name` begins with this short name, which small logos show alone. */
  shortName: string
  legalName: string
  nit: string
  founded: number
  email: string
  phone: { label: string; href: `tel:${string}` }
  /** `cityInFull` is the city's legal name, and `region` is the department. */
  address: {
    street: string
    city: string
    cityInFull: string
    country: string
    region?: string
    postalCode?: string
    /** Latitude and longitude are in degrees; north and east are positive. */
    position?: { latitude: number; longitude: number }
  }
  /** Maps find the building only if this text leaves out the office number. */
  map: { search: string }
  messaging: { number: string; message: string }
  /** The first entry is for Monday to Friday, the second for Saturday. */
  hours: readonly [Opening, Opening]
  social: readonly { name: string; href: string }[]
  automationService: string
  /** The date of the legal documents, as YYYY-MM-DD. */
  policyVersion: string
  copyrightYear: number
  /** The colours mean, in order: text and buttons, two dark backgrounds, light text, a light background, lines. */
  colors: Record<'main' | 'deep' | 'deepSoft' | 'pale' | 'wash' | 'rule', string>
  /** SVG path of the icon in a 32 by 32 box. */
  mark: string
}

const nogal: Firm = {
  name: 'Nogal & Asociados',
  shortName: 'Nogal',
  legalName: 'Nogal & Asociados S.A.S.',
  nit: '901.234.567-7',
  founded: 2010,
  email: 'hola@nogal.example',
  phone: { label: '+57 601 000 0000', href: 'tel:+576010000000' },
  address: {
    street: 'Carrera 11 # 93-46, oficina 502',
    city: 'Bogotá',
    cityInFull: 'Bogotá D.C.',
    country: 'Colombia',
    region: 'Bogotá D.C.',
    postalCode: '110221',
  },
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
  colors: {
    main: '#134b32',
    deep: '#0a2e20',
    deepSoft: '#153d2c',
    pale: '#bedec8',
    wash: '#ddf0dd',
    rule: '#a6c3b1',
  },
  mark: 'M3 3h8.6L24 17.3V4.6h-3.2V3H29v1.6h-3.2V22h-2.3L7.8 6.2v14.2H11V22H3v-1.6h3.2V4.6H3zM3 25h26v1.8H3zM3 28.7h26v1.8H3z',
}

// Browsers have no environment variables, so the build replaces `process.env.FIRM` with the content of FIRM_FILE.
const other = process.env.FIRM

export const firm: Firm = other ? (JSON.parse(other) as Firm) : nogal

// The renderer knows neither oklch nor custom properties: the tokens of the site as they come out in sRGB.
export const ink = {
  deep: '#0a2e20',
  paper: '#f6f2e8',
  pale: '#bedec8',
  ochre: '#e2ae4d',
  rule: '#3e6852',
} as const
export const serif = 'Brygada 1918'
export const sans = 'Instrument Sans'

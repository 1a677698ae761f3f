const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71]

/** Returns the check digit of a NIT by DIAN's rule: weights from the right, modulo 11. */
export function checkDigit(nit: string): number {
  const sum = [...nit].reverse().reduce((total, digit, at) => total + Number(digit) * (weights[at] ?? 0), 0)
  const rest = sum % 11
  return rest < 2 ? rest : 11 - rest
}

/** A company without `goods` sells a little of everything. */
export type Party = { name: string; nit: string; address: string; goods?: readonly string[] }

/** The names of these companies are invented, and no company in Colombia has a NIT from this range. */
export const sellers: readonly Party[] = [
  {
    name: 'Papeles del Roble S.A.S.',
    nit: '999100201',
    address: 'Calle Inventada 12 # 3-45',
    goods: [
      'Resma de papel carta',
      'Rollo para caja registradora',
      'Vaso de cartón de 8 onzas',
      'Tóner negro',
    ],
  },
  {
    name: 'Transportes Nube Clara Ltda.',
    nit: '999100317',
    address: 'Carrera Imaginaria 8 # 20-11',
    goods: [
      'Flete dentro de la ciudad',
      'Flete a municipio vecino',
      'Hora de cargue',
      'Domicilio programado',
    ],
  },
  {
    name: 'Ferretería La Tuerca Azul S.A.S.',
    nit: '999100428',
    address: 'Avenida Supuesta 101 # 7-02',
    goods: ['Caja de tornillos', 'Juego de brocas', 'Galón de pintura', 'Cinta de enmascarar'],
  },
]
export const buyer: Party = {
  name: 'Café Tres Lunas S.A.S.',
  nit: '999200555',
  address: 'Diagonal Ficticia 44 # 9-90',
  goods: [
    'Café molido, bolsa de 500 g',
    'Refrigerio para reunión',
    'Estación de café por hora',
    'Café en grano, kilo',
  ],
}

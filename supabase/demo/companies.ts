import type { Party } from '../sample-files/parties'

export const hardware: Party = {
  name: 'Herrajes Punta Brava S.A.S.',
  nit: '999300120',
  address: 'Calle Supuesta 70 # 24-18',
}
export const dentist: Party = {
  name: 'Odontología Valle Claro Ltda.',
  nit: '999300254',
  address: 'Transversal Inventada 5 # 31-07',
}

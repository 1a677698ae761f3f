const lines = (text: string) => text.trim().split('\n')

/** These sentences from everyday life ask nothing of an accountant. */
export const withoutSense = lines(`
Me lo puso en la mesa
La ventana se quedó abierta toda la noche
El gato se subió al techo otra vez
Ayer llovió y se mojó la ropa
Ella camina por el parque con su sombrilla
Se me cayó el vaso de agua
El bus pasó lleno y no paró
Me gusta el color verde de esa pared
La sopa quedó salada
Mi tía cumplió ochenta años el lunes
El niño dibujó un árbol con tiza
Los zapatos rojos están debajo de la cama
Ese libro lo leí hace tiempo
Se apagó la luz en el barrio
La guitarra tiene una cuerda rota
Caminamos hasta el río y volvimos
El perro ladró cuando sonó el timbre
Puse las llaves encima de la nevera
La luna se veía grande anoche
Nos sentamos a ver la montaña
Tengo sueño y frío
El reloj de la sala se detuvo
Ella canta bonito en la ducha
Las flores del jardín se marchitaron
Compré un cuaderno azul con rayas
Mi almohada huele a lavanda
El tren silbó a lo lejos
Subimos las escaleras corriendo
La puerta rechina al abrirse
El café estaba demasiado caliente
Aquella tarde jugamos ajedrez
Una mariposa entró por la cocina
Se le enredó el pelo con el viento
Los pájaros cantan temprano
El mantel tiene una mancha de tinta
azul silla correr nube siete
pan lámpara jirafa después
blablabla nada de nada
mesa mesa mesa puerta
el la los de que si no
ventana verde camina lento
Que venga mañana el otro
Ese que está allá encima
La cosa esa de por allá
Pues ahí como usted diga
Eso mismo pero al revés
Ni lo uno ni lo otro
Todavía no llega el de siempre
Dicen por ahí que sí
Lo mismo de la otra vez
Le dije que no y se fue
Así quedamos entonces
Se fue sin despedirse
Ella no quiso venir
Nadie sabe dónde quedó
Cada loco con su tema
A caballo regalado no se le mira el diente
Más vale pájaro en mano que ciento volando
Del dicho al hecho hay mucho trecho
Camarón que se duerme se lo lleva la corriente
`)

/** These questions are for other professions and other fields of law. */
export const ofOthers = lines(`
Cómo cambio el aceite de mi moto
Qué pintura sirve para una pared húmeda
Me arreglan la nevera que no enfría
Cómo se poda un limonero
Cuál es la mejor crema para las arrugas
Qué tornillo uso para colgar un televisor
Cómo hago una torta de zanahoria
Cuánto tarda en secar el cemento
Mi gata no quiere comer qué le doy
Qué ejercicios hago para la espalda
Cómo afino una guitarra
Qué celular tiene mejor cámara
Me duele una muela desde anoche
Cuántos gramos tiene una taza de harina
Cómo quito una mancha de vino
Dónde hacen tatuajes buenos
Qué vacunas necesita un cachorro
Cómo tejo una bufanda
Cuál es la distancia entre la tierra y la luna
Cómo se dice gracias en japonés
Qué gafas necesito para leer
Se me pinchó la bicicleta
Cómo instalo una ducha eléctrica
Qué le pongo a las plantas para que crezcan
Cuánto cuesta un tiquete a Madrid
A qué hora empieza la película
Qué remedio hay para la tos
Cómo aprendo a nadar
Mi computador se puso lento
Dónde venden telas baratas
Cómo se juega dominó
Qué corte de pelo me queda bien
Cómo se cura un esguince
Qué leche le doy a un bebé
Necesito un electricista para mi apartamento
Cómo hago para dormir mejor
Quiero divorciarme de mi esposa
Cómo pido la custodia de mi hija
Mi vecino hace mucho ruido de noche
Quiero demandar al papá de mi hijo por alimentos
Me atropelló una moto y se voló
Cómo cambio el apellido de mi hijo
Me quieren desalojar del apartamento
Cómo hago un testamento
Me robaron el celular en el bus
Qué hago si mi pareja me pega
Cómo saco la visa para Estados Unidos
Me pusieron un fotocomparendo
Cómo adopto un niño
Un médico me operó mal a quién demando
Quiero poner una tutela contra la EPS
Cómo recupero una herencia que me quitaron mis hermanos
Me capturaron a un primo anoche
Me estafaron comprando un carro
Qué es el habeas corpus
Cómo se pide una orden de alejamiento
Mi ex no me deja ver a mi hijo
Cuánto dura una condena por hurto
Compré una nevera y salió mala
Cómo saco el pasaporte de mi bebé
`)

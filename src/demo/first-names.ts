/** Common in Sweden, in no order that means anything. */
export const firstNames = [
  ..."Anna Maria Karin Eva Lena Kristina Sara Emma Malin Jenny Elin Hanna Linda Johanna Sofia Ida Julia".split(
    " ",
  ),
  ..."Camilla Åsa Ulla Birgitta Annika Helena Susanne Maja Amanda Frida Therese Fatima Samira Amina".split(
    " ",
  ),
  ..."Leila Zahra Katarzyna Mirjam Ebba Wilma Alva Agneta Gunilla Ingrid Yvonne Petra Matilda Linnea".split(
    " ",
  ),
  ..."Lars Mikael Anders Johan Erik Per Karl Peter Thomas Jan Daniel Fredrik Andreas Hans Mattias".split(" "),
  ..."Magnus Marcus Jonas Niklas Martin Björn Patrik Robin Simon Emil Oskar Viktor Filip Gustav".split(" "),
  ..."Mohammed Ahmed Ali Hassan Omar Amir Dejan Pawel Göran Kjell Roger Stefan Tobias Jakob Axel".split(" "),
];

export const favoritesMax = 200;

export const maxNoteLength = 500;

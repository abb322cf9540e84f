export const favoritesMax = 200;

export const noteAtMost = 500;

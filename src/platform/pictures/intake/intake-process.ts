import { handleQuestions, pictureLoaders } from "../handle-questions.ts";
import type { PictureFile } from "../variants/picture-job.ts";
import { type Cleaned, cleanPicture } from "./clean-picture.ts";

handleQuestions<PictureFile, Cleaned>(pictureLoaders, cleanPicture);
